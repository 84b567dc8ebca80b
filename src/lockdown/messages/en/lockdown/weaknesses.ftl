### Weakness cards. They work, once discovered, for characters with enough knowledge: 3, 5 or 8 by place.

weakness-wary_of_shadows = Wary of Shadows
    .text = When an adult attacks you with Perched in the Dark, its darkness effect does not apply to you. Attacks resolved as an adult's count.
weakness-light_shock = Light Shock
    .text = When you Shoot and the advantage die ends on “discard to hit” or “hit plus”, you may use the better result without discarding a card.
weakness-slow_awakening = Slow Awakening
    .text = In an encounter you triggered, a number of 2 or more compared with your hand counts as 1 lower. Apply a light source first.
weakness-hunters_by_sound = Hunters by Sound
    .text = When you pass out of combat, forced passes too, you may remove the noise marker from 1 corridor connected to your room (technical corridors through an entrance; on the surface 1 zone). Not when you pass to enter a container.
weakness-fear_of_fire = Fear of Fire
    .text = When a larva, creeper or adult is about to attack you in the event phase's attack step and your room has a fire marker, you may discard 1 action card: that attack is not made. Surprise and escape attacks are not affected.
weakness-brittle_shell = Brittle Shell
    .text = In the wound check after your Shoot or Melee attack, the blood number (for breeder and queen the sum) counts as 1 lower. An arrow stays an arrow. Other wounds are not affected.

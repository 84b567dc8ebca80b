/** Which game-icons drawing stands for what. Names must also be in src/icons.json. */
export const CHARACTER: Record<string, string> = {
  sentry: 'police-badge', janitor: 'broom', xenobiologist: 'microscope', hacker: 'cyborg-face',
  lab_rat: 'rat', survivor: 'run', pilot: 'lever', mechanic: 'toolbox', captain: 'armor-blueprint',
  scientist: 'test-tubes', scout: 'footsteps', soldier: 'bullets',
};
/** The shape and colour of a character: never colour alone. */
export const SHAPE: Record<string, string> = {
  sentry: 'M3 3h26v26H3z',
  janitor: 'M16 1.5 30.5 12 25 29.5H7L1.5 12z',
  xenobiologist: 'M16 1.5a14.5 14.5 0 1 1 0 29a14.5 14.5 0 1 1 0-29z',
  hacker: 'M16 1 31 29H1z',
  lab_rat: 'M16 0 32 16 16 32 0 16z',
  survivor: 'M11 1h10v10h10v10H21v10H11V21H1V11h10z',
};
/** Substitute characters keep the shape and colour of the one they stand in for. */
export const LOOKS_LIKE: Record<string, string> = {
  pilot: 'hacker', mechanic: 'janitor', captain: 'sentry', scientist: 'xenobiologist', scout: 'lab_rat', soldier: 'survivor',
};
export const STALKER: Record<string, string> = {
  larva: 'maggot', creeper: 'scorpion', adult: 'insect-jaws', breeder: 'spider-alt', queen: 'cracked-alien-skull',
};
export const DECK: Record<string, string> = {
  red: 'bullets', yellow: 'spanner', green: 'medical-pack', white: 'magnifying-glass', blue: 'crafting',
};
export const OBJECT: Record<string, string> = { egg: 'egg-pod', carcass: 'alien-skull', corpse: 'death-skull' };

export const CARD: Record<string, string> = {
  search: 'magnifying-glass', rest: 'night-sleep', demolition: 'hammer-break', interruption: 'halt',
  repairs: 'spanner', basic_repairs: 'spanner', stun: 'lightning-arc', quarantine: 'closed-doors',
  facility_tour: 'shadow-follower', defense_plan: 'armor-blueprint', master_plan: 'armor-blueprint',
  maintenance_plan: 'armor-blueprint', workspace_plan: 'armor-blueprint', recharge: 'battery-pack',
  neuralink: 'brain', bypass: 'microchip', it_works_for_me: 'laptop', emergency_key: 'key',
  clean_up: 'broom', jury_rigging: 'toolbox', it_should_work: 'screwdriver', weird_metabolism: 'test-tubes',
  sensitive_hearing: 'sound-waves', feel_of_the_dark: 'moon', inconspicuous: 'hidden',
  desperate_attack: 'triple-scratches', distraction: 'talk', obstinate: 'run', vents: 'computer-fan',
  rushed_analysis: 'microscope', pheromones: 'smoke-bomb', field_experience: 'notebook', vivisection: 'scalpel',
  contamination: 'biohazard', contamination_clean: 'biohazard', contamination_infected: 'maggot',
};
export const ITEM: Record<string, string> = {
  smg: 'uzi', pistol: 'pistol-gun', smart_gun: 'ray-gun', nailgun: 'barbed-nails', probe_arm: 'robot-grab',
  riot_shotgun: 'sawed-off-shotgun', marksman_rifle: 'crosshair', assault_rifle: 'rifle',
  flamethrower: 'flamethrower', taser: 'lightning-arc', neutralizer: 'syringe', enviro_suit: 'hazmat-suit',
  weapon_battery: 'battery-pack', yellow_weapon_battery: 'battery-pack', portable_generator: 'car-battery',
  glow_stick: 'torch', flashlight: 'flashlight', yellow_flashlight: 'flashlight', grenade: 'grenade',
  thermite_charge: 'dynamite', smoke_grenade: 'smoke-bomb', recon_drone: 'delivery-drone', decoy: 'magnet',
  extended_magazine: 'bullets', gate_key: 'key', elevator_key: 'key', security_card: 'id-card', tool_belt: 'toolbox',
  duct_tape: 'crime-scene-tape', reagent: 'test-tubes', green_reagent: 'test-tubes', lighter: 'lighter',
  fire_blanket: 'blanket', cave_plans: 'treasure-map', facility_plans: 'armor-blueprint', medkit: 'first-aid-kit',
  skin_stapler: 'arm-bandage', antiseptic: 'pill-drop', clothes: 'rolled-cloth', scalpel: 'scalpel',
  analysis_instruments: 'microscope', caffeine_pills: 'medicine-pills', research_documents: 'notebook',
  painkillers: 'pill', cheat_codes: 'keyboard', pressure_washer: 'water-drop', battle_suit: 'space-suit',
  overmind: 'brain', wail: 'sonic-shout', ...OBJECT,
};
export const WOUND: Record<string, string> = {
  eyes: 'bleeding-eye', arm: 'arm-sling', hand: 'hand', leg: 'knee-bandage', knee: 'knee-bandage', body: 'open-wound',
  bleeding: 'open-wound', guts: 'biohazard',
};
export const CONTINGENCY: Record<string, string> = {
  green: 'check-mark', yellow: 'brain', blue: 'aerial-signal', grey: 'apollo-capsule', red: 'imprisoned',
};
export const COMPUTER: Record<string, string> = {
  sprinklers: 'water-drop', swap_power: 'power-lightning', peek_contingencies: 'sheikah-eye', peek_css: 'apollo-capsule',
  move_rover: 'mine-truck', door: 'closed-doors', gain_knowledge: 'brain',
};
/** The icon of a log line by kind of event; the acting seat's token is used where there is one. */
export const EVENT: Record<string, [icon: string, tone: '' | 'bad' | 'alarm']> = {
  time: ['hourglass', ''], time_token_turned: ['hourglass', ''], power: ['power-lightning', ''],
  power_failure: ['power-button', 'alarm'], fire: ['flame', 'alarm'], fire_out: ['flame', ''],
  malfunction: ['spanner', 'alarm'], repaired: ['spanner', ''], noise_placed: ['sound-waves', ''],
  noise_removed: ['sound-waves', ''], door_closed: ['closed-doors', ''], door_opened: ['closed-doors', ''],
  door_destroyed: ['hammer-break', ''], encounter: ['insect-jaws', 'bad'], appeared: ['insect-jaws', 'bad'],
  withdrew: ['insect-jaws', ''], stalker_moved: ['insect-jaws', 'bad'], stalker_gone: ['insect-jaws', ''],
  surprise: ['triple-scratches', 'bad'], attacked: ['triple-scratches', 'bad'], attack_card: ['triple-scratches', 'bad'],
  stalker_wounded: ['water-drop', ''], wound_check: ['water-drop', ''], stalker_died: ['alien-skull', ''],
  retreats: ['insect-jaws', ''], event_card: ['hazard-sign', 'alarm'], token_drawn: ['d10', ''], token_added: ['d10', ''],
  token_returned: ['d10', ''], danger: ['hazard-sign', 'bad'], destruct_started: ['radioactive', 'alarm'],
  destruct_stopped: ['radioactive', ''], destruct_red: ['radioactive', 'alarm'], emergency: ['radioactive', 'alarm'],
  css_revealed: ['apollo-capsule', ''], css_moved: ['apollo-capsule', ''], computer_card: ['laptop', ''],
  elevator_moved: ['lift', ''], gate_open: ['bunker', ''], isolation_open: ['airtight-hatch', ''],
  rover_moved: ['mine-truck', ''], egg_added: ['egg-clutch', 'bad'], egg_destroyed: ['egg-pod', ''],
  nest_destroyed: ['egg-clutch', 'alarm'], died: ['death-skull', 'bad'], game_ended: ['radioactive', 'alarm'],
  token_revealed: ['info', ''], depressurizing: ['airtight-hatch', 'alarm'], depressurized: ['airtight-hatch', 'alarm'],
  light_wound: ['open-wound', 'bad'], serious_wound: ['open-wound', 'bad'], larva: ['maggot', 'bad'], infested: ['maggot', 'bad'],
};

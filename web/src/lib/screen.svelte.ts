/** How much room there is. Zooming to 200 % falls to the phone layout by itself. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
  get phone(): boolean {
    return this.width < 700 || this.height < 480;
  }
}
export const screen = new Screen();

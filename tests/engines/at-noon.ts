/** A script that makes a page believe it is noon: at night the diary asks for the night before. */
export const AT_NOON = `{
  const Clock = Date;
  const ahead = new Clock().setHours(12, 0, 0, 0) - Clock.now();
  window.Date = class extends Clock {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Clock.now() + ahead]));
    }
    static now() {
      return Clock.now() + ahead;
    }
  };
}`;

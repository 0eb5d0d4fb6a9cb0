/** A script that makes a page believe that it is another time from now on; the expression may use `Clock`. */
const withClockAt = (moment: string): string => `{
  const Clock = Date;
  const ahead = ${moment} - Clock.now();
  window.Date = class extends Clock {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Clock.now() + ahead]));
    }
    static now() {
      return Clock.now() + ahead;
    }
  };
}`;

/** A page believes that it is noon: at night the diary asks for the night before. */
export const AT_NOON = withClockAt('new Clock().setHours(12, 0, 0, 0)');

/** A page believes that it is the noon of the day of `MONDAY`. */
export const ON_MONDAY = withClockAt('new Clock(2026, 10, 23, 12).getTime()');

// Loaded before a server (`node --import`): its clock is wrong by CLOCK_SHIFT_DAYS.

const shift = Number(process.env['CLOCK_SHIFT_DAYS']) * 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (date, given: unknown[], made) =>
    Reflect.construct(date, given.length === 0 ? [date.now() + shift] : given, made) as Date,
  get: (date, name) =>
    name === 'now' ? () => date.now() + shift : (Reflect.get(date, name) as unknown),
});

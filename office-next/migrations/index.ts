import * as migration_20261125_101033_first from './20261125_101033_first.ts';

export const migrations = [
  {
    up: migration_20261125_101033_first.up,
    down: migration_20261125_101033_first.down,
    name: '20261125_101033_first'
  },
];

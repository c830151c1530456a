import * as migration_20261121_091120_initial from './20261121_091120_initial.ts';

export const migrations = [
  {
    up: migration_20261121_091120_initial.up,
    down: migration_20261121_091120_initial.down,
    name: '20261121_091120_initial'
  },
];

import * as migration_20261121_091046_initial from './20261121_091046_initial.ts';

export const migrations = [
  {
    up: migration_20261121_091046_initial.up,
    down: migration_20261121_091046_initial.down,
    name: '20261121_091046_initial'
  },
];

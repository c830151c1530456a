import * as migration_20261121_093312_initial from './20261121_093312_initial.ts';

export const migrations = [
  {
    up: migration_20261121_093312_initial.up,
    down: migration_20261121_093312_initial.down,
    name: '20261121_093312_initial'
  },
];

import * as migration_20261121_092840_initial from './20261121_092840_initial.ts';

export const migrations = [
  {
    up: migration_20261121_092840_initial.up,
    down: migration_20261121_092840_initial.down,
    name: '20261121_092840_initial'
  },
];

import * as migration_20261121_085514_initial from './20261121_085514_initial.ts';

export const migrations = [
  {
    up: migration_20261121_085514_initial.up,
    down: migration_20261121_085514_initial.down,
    name: '20261121_085514_initial'
  },
];

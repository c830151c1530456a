import * as migration_20261129_050803_initial from './20261129_050803_initial.ts';

export const migrations = [
  {
    up: migration_20261129_050803_initial.up,
    down: migration_20261129_050803_initial.down,
    name: '20261129_050803_initial'
  },
];

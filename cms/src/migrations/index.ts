import * as migration_20261129_052633_initial from './20261129_052633_initial.ts';

export const migrations = [
  {
    up: migration_20261129_052633_initial.up,
    down: migration_20261129_052633_initial.down,
    name: '20261129_052633_initial'
  },
];

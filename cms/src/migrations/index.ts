import * as migration_20261128_235352_initial from './20261128_235352_initial.ts';

export const migrations = [
  {
    up: migration_20261128_235352_initial.up,
    down: migration_20261128_235352_initial.down,
    name: '20261128_235352_initial'
  },
];

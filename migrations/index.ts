import * as migration_20261121_025659_initial from './20261121_025659_initial';

export const migrations = [
  {
    up: migration_20261121_025659_initial.up,
    down: migration_20261121_025659_initial.down,
    name: '20261121_025659_initial'
  },
];

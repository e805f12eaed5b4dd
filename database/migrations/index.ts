import * as migration_20261124_000000_initial from './20261124_000000_initial';
import * as migration_20261124_100000_stories from './20261124_100000_stories';
import * as migration_20261124_191928_stories from './20261124_191928_stories';

export const migrations = [
  {
    up: migration_20261124_000000_initial.up,
    down: migration_20261124_000000_initial.down,
    name: '20261124_000000_initial',
  },
  {
    up: migration_20261124_100000_stories.up,
    down: migration_20261124_100000_stories.down,
    name: '20261124_100000_stories',
  },
  {
    up: migration_20261124_191928_stories.up,
    down: migration_20261124_191928_stories.down,
    name: '20261124_191928_stories'
  },
];

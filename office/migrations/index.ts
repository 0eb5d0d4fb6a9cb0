// @ts-nocheck: as Payload writes it.
import * as migration_20261125_101033_first from './20261125_101033_first.ts';
import * as migration_20261125_171115_signposts from './20261125_171115_signposts.ts';
import * as migration_20261125_185548_decisions from './20261125_185548_decisions.ts';
import * as migration_20261125_193654_reviews_setting from './20261125_193654_reviews_setting.ts';
import * as migration_20261125_202226_pictures_of_the_landing_page from './20261125_202226_pictures_of_the_landing_page.ts';
import * as migration_20261125_203714_publishing from './20261125_203714_publishing.ts';
import * as migration_20261126_035927_law_as_data from './20261126_035927_law_as_data.ts';
import * as migration_20261126_042751_former_addresses from './20261126_042751_former_addresses.ts';

export const migrations = [
  {
    up: migration_20261125_101033_first.up,
    down: migration_20261125_101033_first.down,
    name: '20261125_101033_first',
  },
  {
    up: migration_20261125_171115_signposts.up,
    down: migration_20261125_171115_signposts.down,
    name: '20261125_171115_signposts',
  },
  {
    up: migration_20261125_185548_decisions.up,
    down: migration_20261125_185548_decisions.down,
    name: '20261125_185548_decisions',
  },
  {
    up: migration_20261125_193654_reviews_setting.up,
    down: migration_20261125_193654_reviews_setting.down,
    name: '20261125_193654_reviews_setting',
  },
  {
    up: migration_20261125_202226_pictures_of_the_landing_page.up,
    down: migration_20261125_202226_pictures_of_the_landing_page.down,
    name: '20261125_202226_pictures_of_the_landing_page',
  },
  {
    up: migration_20261125_203714_publishing.up,
    down: migration_20261125_203714_publishing.down,
    name: '20261125_203714_publishing',
  },
  {
    up: migration_20261126_035927_law_as_data.up,
    down: migration_20261126_035927_law_as_data.down,
    name: '20261126_035927_law_as_data',
  },
  {
    up: migration_20261126_042751_former_addresses.up,
    down: migration_20261126_042751_former_addresses.down,
    name: '20261126_042751_former_addresses'
  },
];

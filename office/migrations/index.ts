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
    name: '20261125_101033_first',
  },
  {
    up: migration_20261125_171115_signposts.up,
    name: '20261125_171115_signposts',
  },
  {
    up: migration_20261125_185548_decisions.up,
    name: '20261125_185548_decisions',
  },
  {
    up: migration_20261125_193654_reviews_setting.up,
    name: '20261125_193654_reviews_setting',
  },
  {
    up: migration_20261125_202226_pictures_of_the_landing_page.up,
    name: '20261125_202226_pictures_of_the_landing_page',
  },
  {
    up: migration_20261125_203714_publishing.up,
    name: '20261125_203714_publishing',
  },
  {
    up: migration_20261126_035927_law_as_data.up,
    name: '20261126_035927_law_as_data',
  },
  {
    up: migration_20261126_042751_former_addresses.up,
    name: '20261126_042751_former_addresses'
  },
];

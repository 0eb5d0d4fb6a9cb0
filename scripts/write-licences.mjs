import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage } from './licences.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

writeFileSync(join(PROJECT_ROOT, 'docs/licences.md'), licencesPage());

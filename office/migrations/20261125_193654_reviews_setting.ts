// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."consent_services" DROP COLUMN "script_url";
  ALTER TABLE "payload"."_consent_services_v" DROP COLUMN "version_script_url";`)
}

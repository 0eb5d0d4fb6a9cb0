// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."consent_services" DROP COLUMN "script_url";
  ALTER TABLE "payload"."_consent_services_v" DROP COLUMN "version_script_url";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."consent_services" ADD COLUMN "script_url" varchar;
  ALTER TABLE "payload"."_consent_services_v" ADD COLUMN "version_script_url" varchar;`)
}

// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_company_partner_mark_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__company_v_version_partner_mark_evidence" AS ENUM('proven', 'sample');
  CREATE TABLE "payload"."company_prevention_courses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"number" varchar,
  	"valid_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_company_v_version_prevention_courses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"number" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "payload"."company" ADD COLUMN "liability_insurance_insurer" varchar;
  ALTER TABLE "payload"."company" ADD COLUMN "liability_insurance_address" varchar;
  ALTER TABLE "payload"."company" ADD COLUMN "liability_insurance_area" varchar;
  ALTER TABLE "payload"."company" ADD COLUMN "partner_mark_holder" varchar;
  ALTER TABLE "payload"."company" ADD COLUMN "partner_mark_agreement" varchar;
  ALTER TABLE "payload"."company" ADD COLUMN "partner_mark_evidence" "payload"."enum_company_partner_mark_evidence";
  ALTER TABLE "payload"."_company_v" ADD COLUMN "version_liability_insurance_insurer" varchar;
  ALTER TABLE "payload"."_company_v" ADD COLUMN "version_liability_insurance_address" varchar;
  ALTER TABLE "payload"."_company_v" ADD COLUMN "version_liability_insurance_area" varchar;
  ALTER TABLE "payload"."_company_v" ADD COLUMN "version_partner_mark_holder" varchar;
  ALTER TABLE "payload"."_company_v" ADD COLUMN "version_partner_mark_agreement" varchar;
  ALTER TABLE "payload"."_company_v" ADD COLUMN "version_partner_mark_evidence" "payload"."enum__company_v_version_partner_mark_evidence";
  ALTER TABLE "payload"."company_prevention_courses" ADD CONSTRAINT "company_prevention_courses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_company_v_version_prevention_courses" ADD CONSTRAINT "_company_v_version_prevention_courses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "company_prevention_courses_order_idx" ON "payload"."company_prevention_courses" USING btree ("_order");
  CREATE INDEX "company_prevention_courses_parent_id_idx" ON "payload"."company_prevention_courses" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_prevention_courses_order_idx" ON "payload"."_company_v_version_prevention_courses" USING btree ("_order");
  CREATE INDEX "_company_v_version_prevention_courses_parent_id_idx" ON "payload"."_company_v_version_prevention_courses" USING btree ("_parent_id");`)
}

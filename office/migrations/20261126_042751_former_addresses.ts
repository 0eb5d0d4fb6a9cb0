// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payload"."team_former_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."_team_v_version_former_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."blog_former_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."_blog_v_version_former_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "payload"."team_former_addresses" ADD CONSTRAINT "team_former_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_team_v_version_former_addresses" ADD CONSTRAINT "_team_v_version_former_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."blog_former_addresses" ADD CONSTRAINT "blog_former_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_blog_v_version_former_addresses" ADD CONSTRAINT "_blog_v_version_former_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "team_former_addresses_order_idx" ON "payload"."team_former_addresses" USING btree ("_order");
  CREATE INDEX "team_former_addresses_parent_id_idx" ON "payload"."team_former_addresses" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_former_addresses_order_idx" ON "payload"."_team_v_version_former_addresses" USING btree ("_order");
  CREATE INDEX "_team_v_version_former_addresses_parent_id_idx" ON "payload"."_team_v_version_former_addresses" USING btree ("_parent_id");
  CREATE INDEX "blog_former_addresses_order_idx" ON "payload"."blog_former_addresses" USING btree ("_order");
  CREATE INDEX "blog_former_addresses_parent_id_idx" ON "payload"."blog_former_addresses" USING btree ("_parent_id");
  CREATE INDEX "_blog_v_version_former_addresses_order_idx" ON "payload"."_blog_v_version_former_addresses" USING btree ("_order");
  CREATE INDEX "_blog_v_version_former_addresses_parent_id_idx" ON "payload"."_blog_v_version_former_addresses" USING btree ("_parent_id");`)
}

// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payload"."search_signposts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"title" varchar
  );
  
  CREATE TABLE "payload"."search_asides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" varchar
  );
  
  CREATE TABLE "payload"."_search_v_version_signposts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_search_v_version_asides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "payload"."search_signposts" ADD CONSTRAINT "search_signposts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."search_asides" ADD CONSTRAINT "search_asides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_search_v_version_signposts" ADD CONSTRAINT "_search_v_version_signposts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_search_v_version_asides" ADD CONSTRAINT "_search_v_version_asides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_signposts_order_idx" ON "payload"."search_signposts" USING btree ("_order");
  CREATE INDEX "search_signposts_parent_id_idx" ON "payload"."search_signposts" USING btree ("_parent_id");
  CREATE INDEX "search_asides_order_idx" ON "payload"."search_asides" USING btree ("_order");
  CREATE INDEX "search_asides_parent_id_idx" ON "payload"."search_asides" USING btree ("_parent_id");
  CREATE INDEX "_search_v_version_signposts_order_idx" ON "payload"."_search_v_version_signposts" USING btree ("_order");
  CREATE INDEX "_search_v_version_signposts_parent_id_idx" ON "payload"."_search_v_version_signposts" USING btree ("_parent_id");
  CREATE INDEX "_search_v_version_asides_order_idx" ON "payload"."_search_v_version_asides" USING btree ("_order");
  CREATE INDEX "_search_v_version_asides_parent_id_idx" ON "payload"."_search_v_version_asides" USING btree ("_parent_id");`)
}

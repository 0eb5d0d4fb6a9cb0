// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."hero" ADD COLUMN "hills_wide_file_id" integer;
  ALTER TABLE "payload"."hero" ADD COLUMN "hills_wide_alt" varchar;
  ALTER TABLE "payload"."hero" ADD COLUMN "hills_wide_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."hero" ADD COLUMN "hills_tall_file_id" integer;
  ALTER TABLE "payload"."hero" ADD COLUMN "hills_tall_alt" varchar;
  ALTER TABLE "payload"."hero" ADD COLUMN "hills_tall_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_hills_wide_file_id" integer;
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_hills_wide_alt" varchar;
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_hills_wide_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_hills_tall_file_id" integer;
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_hills_tall_alt" varchar;
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_hills_tall_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."problem" ADD COLUMN "picture_wide_file_id" integer;
  ALTER TABLE "payload"."problem" ADD COLUMN "picture_wide_alt" varchar;
  ALTER TABLE "payload"."problem" ADD COLUMN "picture_wide_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."problem" ADD COLUMN "picture_tall_file_id" integer;
  ALTER TABLE "payload"."problem" ADD COLUMN "picture_tall_alt" varchar;
  ALTER TABLE "payload"."problem" ADD COLUMN "picture_tall_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."_problem_v" ADD COLUMN "version_picture_wide_file_id" integer;
  ALTER TABLE "payload"."_problem_v" ADD COLUMN "version_picture_wide_alt" varchar;
  ALTER TABLE "payload"."_problem_v" ADD COLUMN "version_picture_wide_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."_problem_v" ADD COLUMN "version_picture_tall_file_id" integer;
  ALTER TABLE "payload"."_problem_v" ADD COLUMN "version_picture_tall_alt" varchar;
  ALTER TABLE "payload"."_problem_v" ADD COLUMN "version_picture_tall_focus" varchar DEFAULT '50% 50%';
  ALTER TABLE "payload"."hero" ADD CONSTRAINT "hero_hills_wide_file_id_media_id_fk" FOREIGN KEY ("hills_wide_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."hero" ADD CONSTRAINT "hero_hills_tall_file_id_media_id_fk" FOREIGN KEY ("hills_tall_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_hero_v" ADD CONSTRAINT "_hero_v_version_hills_wide_file_id_media_id_fk" FOREIGN KEY ("version_hills_wide_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_hero_v" ADD CONSTRAINT "_hero_v_version_hills_tall_file_id_media_id_fk" FOREIGN KEY ("version_hills_tall_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."problem" ADD CONSTRAINT "problem_picture_wide_file_id_media_id_fk" FOREIGN KEY ("picture_wide_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."problem" ADD CONSTRAINT "problem_picture_tall_file_id_media_id_fk" FOREIGN KEY ("picture_tall_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_problem_v" ADD CONSTRAINT "_problem_v_version_picture_wide_file_id_media_id_fk" FOREIGN KEY ("version_picture_wide_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_problem_v" ADD CONSTRAINT "_problem_v_version_picture_tall_file_id_media_id_fk" FOREIGN KEY ("version_picture_tall_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "hero_hills_wide_hills_wide_file_idx" ON "payload"."hero" USING btree ("hills_wide_file_id");
  CREATE INDEX "hero_hills_tall_hills_tall_file_idx" ON "payload"."hero" USING btree ("hills_tall_file_id");
  CREATE INDEX "_hero_v_version_hills_wide_version_hills_wide_file_idx" ON "payload"."_hero_v" USING btree ("version_hills_wide_file_id");
  CREATE INDEX "_hero_v_version_hills_tall_version_hills_tall_file_idx" ON "payload"."_hero_v" USING btree ("version_hills_tall_file_id");
  CREATE INDEX "problem_picture_wide_picture_wide_file_idx" ON "payload"."problem" USING btree ("picture_wide_file_id");
  CREATE INDEX "problem_picture_tall_picture_tall_file_idx" ON "payload"."problem" USING btree ("picture_tall_file_id");
  CREATE INDEX "_problem_v_version_picture_wide_version_picture_wide_fil_idx" ON "payload"."_problem_v" USING btree ("version_picture_wide_file_id");
  CREATE INDEX "_problem_v_version_picture_tall_version_picture_tall_fil_idx" ON "payload"."_problem_v" USING btree ("version_picture_tall_file_id");`)
}

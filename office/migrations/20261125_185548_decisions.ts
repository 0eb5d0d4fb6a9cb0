// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_decisions_starter_offer_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum_decisions_time_to_plan_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum_decisions_refund_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum_decisions_billing_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum_decisions_weekly_review_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum_decisions_courses_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum_decisions_reviewer_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum_decisions_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__decisions_v_version_starter_offer_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__decisions_v_version_time_to_plan_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__decisions_v_version_refund_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__decisions_v_version_billing_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__decisions_v_version_weekly_review_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__decisions_v_version_courses_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__decisions_v_version_reviewer_evidence" AS ENUM('proven', 'sample');
  CREATE TYPE "payload"."enum__decisions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_suitability_criteria_asked_in" AS ENUM('feeling', 'duration', 'breathing', 'daytime', 'health');
  CREATE TYPE "payload"."enum__suitability_v_version_criteria_asked_in" AS ENUM('feeling', 'duration', 'breathing', 'daytime', 'health');
  CREATE TABLE "payload"."decisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starter_offer_answer" varchar,
  	"starter_offer_evidence" "payload"."enum_decisions_starter_offer_evidence",
  	"time_to_plan_answer" varchar,
  	"time_to_plan_evidence" "payload"."enum_decisions_time_to_plan_evidence",
  	"refund_answer" varchar,
  	"refund_evidence" "payload"."enum_decisions_refund_evidence",
  	"billing_answer" varchar,
  	"billing_evidence" "payload"."enum_decisions_billing_evidence",
  	"weekly_review_answer" varchar,
  	"weekly_review_evidence" "payload"."enum_decisions_weekly_review_evidence",
  	"courses_answer" varchar,
  	"courses_evidence" "payload"."enum_decisions_courses_evidence",
  	"reviewer_answer" varchar,
  	"reviewer_evidence" "payload"."enum_decisions_reviewer_evidence",
  	"_status" "payload"."enum_decisions_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_decisions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_starter_offer_answer" varchar,
  	"version_starter_offer_evidence" "payload"."enum__decisions_v_version_starter_offer_evidence",
  	"version_time_to_plan_answer" varchar,
  	"version_time_to_plan_evidence" "payload"."enum__decisions_v_version_time_to_plan_evidence",
  	"version_refund_answer" varchar,
  	"version_refund_evidence" "payload"."enum__decisions_v_version_refund_evidence",
  	"version_billing_answer" varchar,
  	"version_billing_evidence" "payload"."enum__decisions_v_version_billing_evidence",
  	"version_weekly_review_answer" varchar,
  	"version_weekly_review_evidence" "payload"."enum__decisions_v_version_weekly_review_evidence",
  	"version_courses_answer" varchar,
  	"version_courses_evidence" "payload"."enum__decisions_v_version_courses_evidence",
  	"version_reviewer_answer" varchar,
  	"version_reviewer_evidence" "payload"."enum__decisions_v_version_reviewer_evidence",
  	"version__status" "payload"."enum__decisions_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."hero_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "payload"."_hero_v_version_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."suitability_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"sentence" varchar,
  	"asked_in" "payload"."enum_suitability_criteria_asked_in",
  	"against_short_nights" boolean DEFAULT false
  );
  
  CREATE TABLE "payload"."_suitability_v_version_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"sentence" varchar,
  	"asked_in" "payload"."enum__suitability_v_version_criteria_asked_in",
  	"against_short_nights" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."fit_check_outcomes_not_now_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "payload"."_fit_check_v_version_outcomes_not_now_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  DROP TABLE "payload"."suitability_doctor_first_items" CASCADE;
  DROP TABLE "payload"."_suitability_v_version_doctor_first_items" CASCADE;
  ALTER TABLE "payload"."sources" ADD COLUMN "finding" varchar;
  ALTER TABLE "payload"."_sources_v" ADD COLUMN "version_finding" varchar;
  ALTER TABLE "payload"."hero" ADD COLUMN "search_line" varchar;
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_search_line" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_feeling_answers_worn_label" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_feeling_answers_worn_because" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_question" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_hint" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_answers_recent_label" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_answers_recent_because" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_answers_long_but_fine_label" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_answers_long_but_fine_because" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_answers_long_and_tiring_label" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "questions_duration_answers_long_and_tiring_because" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "outcomes_not_now_headline" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "outcomes_not_now_lead" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "outcomes_not_now_reasons" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_feeling_answers_worn_label" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_feeling_answers_worn_because" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_question" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_hint" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_answers_recent_label" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_answers_recent_because" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_answers_long_but_fine_label" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_answers_long_but_fine_because" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_answers_long_and_tiring_label" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_questions_duration_answers_long_and_tiring_because" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_outcomes_not_now_headline" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_outcomes_not_now_lead" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_outcomes_not_now_reasons" varchar;
  ALTER TABLE "payload"."hero_answers" ADD CONSTRAINT "hero_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_hero_v_version_answers" ADD CONSTRAINT "_hero_v_version_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_hero_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."suitability_criteria" ADD CONSTRAINT "suitability_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."suitability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_suitability_v_version_criteria" ADD CONSTRAINT "_suitability_v_version_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_suitability_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."fit_check_outcomes_not_now_links" ADD CONSTRAINT "fit_check_outcomes_not_now_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."fit_check"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_fit_check_v_version_outcomes_not_now_links" ADD CONSTRAINT "_fit_check_v_version_outcomes_not_now_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_fit_check_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "decisions__status_idx" ON "payload"."decisions" USING btree ("_status");
  CREATE INDEX "_decisions_v_version_version__status_idx" ON "payload"."_decisions_v" USING btree ("version__status");
  CREATE INDEX "_decisions_v_created_at_idx" ON "payload"."_decisions_v" USING btree ("created_at");
  CREATE INDEX "_decisions_v_updated_at_idx" ON "payload"."_decisions_v" USING btree ("updated_at");
  CREATE INDEX "_decisions_v_latest_idx" ON "payload"."_decisions_v" USING btree ("latest");
  CREATE INDEX "hero_answers_order_idx" ON "payload"."hero_answers" USING btree ("_order");
  CREATE INDEX "hero_answers_parent_id_idx" ON "payload"."hero_answers" USING btree ("_parent_id");
  CREATE INDEX "_hero_v_version_answers_order_idx" ON "payload"."_hero_v_version_answers" USING btree ("_order");
  CREATE INDEX "_hero_v_version_answers_parent_id_idx" ON "payload"."_hero_v_version_answers" USING btree ("_parent_id");
  CREATE INDEX "suitability_criteria_order_idx" ON "payload"."suitability_criteria" USING btree ("_order");
  CREATE INDEX "suitability_criteria_parent_id_idx" ON "payload"."suitability_criteria" USING btree ("_parent_id");
  CREATE INDEX "_suitability_v_version_criteria_order_idx" ON "payload"."_suitability_v_version_criteria" USING btree ("_order");
  CREATE INDEX "_suitability_v_version_criteria_parent_id_idx" ON "payload"."_suitability_v_version_criteria" USING btree ("_parent_id");
  CREATE INDEX "fit_check_outcomes_not_now_links_order_idx" ON "payload"."fit_check_outcomes_not_now_links" USING btree ("_order");
  CREATE INDEX "fit_check_outcomes_not_now_links_parent_id_idx" ON "payload"."fit_check_outcomes_not_now_links" USING btree ("_parent_id");
  CREATE INDEX "_fit_check_v_version_outcomes_not_now_links_order_idx" ON "payload"."_fit_check_v_version_outcomes_not_now_links" USING btree ("_order");
  CREATE INDEX "_fit_check_v_version_outcomes_not_now_links_parent_id_idx" ON "payload"."_fit_check_v_version_outcomes_not_now_links" USING btree ("_parent_id");`)
}

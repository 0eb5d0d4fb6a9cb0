// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_consent_services_script_needs" AS ENUM('connect', 'frame', 'img', 'style');
  CREATE TYPE "payload"."enum_consent_services_category" AS ENUM('necessary', 'analytics', 'marketing');
  CREATE TYPE "payload"."enum_consent_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__consent_services_v_version_script_needs" AS ENUM('connect', 'frame', 'img', 'style');
  CREATE TYPE "payload"."enum__consent_services_v_version_category" AS ENUM('necessary', 'analytics', 'marketing');
  CREATE TYPE "payload"."enum__consent_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_testimonials_avatar_color" AS ENUM('dusk', 'haze', 'apricot', 'ember', 'night');
  CREATE TYPE "payload"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__testimonials_v_version_avatar_color" AS ENUM('dusk', 'haze', 'apricot', 'ember', 'night');
  CREATE TYPE "payload"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_faq_weekly_plan_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__faq_v_version_weekly_plan_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_team_title" AS ENUM('Leitende Schlafpsychologin', 'Schlafpsychologin', 'Schlafmediziner und Schlafforscher');
  CREATE TYPE "payload"."enum_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__team_v_version_title" AS ENUM('Leitende Schlafpsychologin', 'Schlafpsychologin', 'Schlafmediziner und Schlafforscher');
  CREATE TYPE "payload"."enum__team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_blog_category" AS ENUM('Schlafstörungen', 'Beratung', 'Entspannung', 'Gesundheit', 'Therapie', 'Medizin', 'Online-Therapie', 'Psychologie', 'Familie');
  CREATE TYPE "payload"."enum_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__blog_v_version_category" AS ENUM('Schlafstörungen', 'Beratung', 'Entspannung', 'Gesundheit', 'Therapie', 'Medizin', 'Online-Therapie', 'Psychologie', 'Familie');
  CREATE TYPE "payload"."enum__blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_sources_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__sources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_bars_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_bars_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__bars_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__bars_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_circle_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_circle_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__circle_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__circle_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_way_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_way_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__way_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__way_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_nights_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_nights_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__nights_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__nights_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_rhythm_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_rhythm_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__rhythm_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__rhythm_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_share_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_share_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__share_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__share_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_layers_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_layers_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__layers_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__layers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_breath_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum_breath_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__breath_v_version_kind" AS ENUM('Schema', 'Beispiel', 'Studie', 'Überblick');
  CREATE TYPE "payload"."enum__breath_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_people_role" AS ENUM('owner', 'editor', 'support');
  CREATE TYPE "payload"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "payload"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "payload"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "payload"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_company_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__company_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_processors_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__processors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_claims_satisfied_users_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_rating_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_review_count_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_psychological_causes_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_clients_coached_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_exercises_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_techniques_per_week_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_conversation_length_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_chat_answer_time_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_device_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__claims_v_version_satisfied_users_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_rating_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_review_count_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_psychological_causes_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_clients_coached_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_exercises_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_techniques_per_week_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_conversation_length_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_chat_answer_time_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_device_evidence" AS ENUM('proven', 'sample', 'pending');
  CREATE TYPE "payload"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_offer_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__offer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_share_picture_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__share_picture_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_not_found_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__not_found_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_team_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__team_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_hero_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__hero_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_problem_claims" AS ENUM('satisfiedUsers', 'psychologicalCauses', 'clientsCoached', 'exercises', 'techniquesPerWeek');
  CREATE TYPE "payload"."enum_problem_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__problem_v_version_claims" AS ENUM('satisfiedUsers', 'psychologicalCauses', 'clientsCoached', 'exercises', 'techniquesPerWeek');
  CREATE TYPE "payload"."enum__problem_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_history_claims" AS ENUM('satisfiedUsers', 'psychologicalCauses', 'clientsCoached', 'exercises', 'techniquesPerWeek');
  CREATE TYPE "payload"."enum_history_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__history_v_version_claims" AS ENUM('satisfiedUsers', 'psychologicalCauses', 'clientsCoached', 'exercises', 'techniquesPerWeek');
  CREATE TYPE "payload"."enum__history_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_process_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__process_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_benefits_items_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum_benefits_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__benefits_v_version_items_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum__benefits_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_testimonials_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__testimonials_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_faq_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__faq_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_closing_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__closing_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_pricing_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__pricing_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_suitability_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__suitability_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_evidence_answers_items_certainty" AS ENUM('high', 'moderate', 'low', 'none');
  CREATE TYPE "payload"."enum_evidence_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__evidence_v_version_answers_items_certainty" AS ENUM('high', 'moderate', 'low', 'none');
  CREATE TYPE "payload"."enum__evidence_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_cancellation_notes_items_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum_cancellation_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__cancellation_v_version_notes_items_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum__cancellation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_withdrawal_notes_items_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum_withdrawal_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__withdrawal_v_version_notes_items_icon" AS ENUM('alarm-clock', 'bed', 'book-open', 'brain', 'calendar', 'chart', 'chat', 'clock', 'graduation-cap', 'heart', 'leaf', 'lightbulb', 'message', 'moon', 'notebook', 'phone', 'repeat', 'shield', 'sparkles', 'sun', 'sunrise', 'target', 'users', 'video');
  CREATE TYPE "payload"."enum__withdrawal_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_newsletter_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__newsletter_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_help_lines_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__help_lines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_awake_doors_thoughts_steps_exercise" AS ENUM('breathing', 'tension', 'parking');
  CREATE TYPE "payload"."enum_awake_doors_lying_awake_steps_exercise" AS ENUM('breathing', 'tension', 'parking');
  CREATE TYPE "payload"."enum_awake_doors_tension_steps_exercise" AS ENUM('breathing', 'tension', 'parking');
  CREATE TYPE "payload"."enum_awake_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__awake_v_version_doors_thoughts_steps_exercise" AS ENUM('breathing', 'tension', 'parking');
  CREATE TYPE "payload"."enum__awake_v_version_doors_lying_awake_steps_exercise" AS ENUM('breathing', 'tension', 'parking');
  CREATE TYPE "payload"."enum__awake_v_version_doors_tension_steps_exercise" AS ENUM('breathing', 'tension', 'parking');
  CREATE TYPE "payload"."enum__awake_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_diary_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__diary_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_search_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__search_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_fit_check_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__fit_check_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_consent_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__consent_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_imprint_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__imprint_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_privacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__privacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_accessibility_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__accessibility_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_blog_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__blog_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "payload"."consent_services_storage" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duration" varchar
  );
  
  CREATE TABLE "payload"."consent_services_script_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "payload"."enum_consent_services_script_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload"."consent_services_markers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."consent_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"provider" varchar,
  	"category" "payload"."enum_consent_services_category",
  	"purpose" varchar,
  	"transfer" varchar,
  	"script_url" varchar,
  	"shows_reviews" boolean DEFAULT false,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_consent_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_consent_services_v_version_storage" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_consent_services_v_version_script_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "payload"."enum__consent_services_v_version_script_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload"."_consent_services_v_version_markers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_consent_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_provider" varchar,
  	"version_category" "payload"."enum__consent_services_v_version_category",
  	"version_purpose" varchar,
  	"version_transfer" varchar,
  	"version_script_url" varchar,
  	"version_shows_reviews" boolean DEFAULT false,
  	"version_sample" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__consent_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric,
  	"rating" numeric,
  	"text" varchar,
  	"author" varchar,
  	"review_count" varchar,
  	"country" varchar,
  	"avatar_color" "payload"."enum_testimonials_avatar_color",
  	"review_url" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric,
  	"version_rating" numeric,
  	"version_text" varchar,
  	"version_author" varchar,
  	"version_review_count" varchar,
  	"version_country" varchar,
  	"version_avatar_color" "payload"."enum__testimonials_v_version_avatar_color",
  	"version_review_url" varchar,
  	"version_sample" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."faq_answer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."faq_weekly_plan_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."faq_weekly_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum_faq_weekly_plan_icon",
  	"title" varchar,
  	"subtitle" varchar
  );
  
  CREATE TABLE "payload"."faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric,
  	"question" varchar,
  	"link_label" varchar,
  	"link_href" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_faq_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."faq_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "payload"."_faq_v_version_answer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_faq_v_version_weekly_plan_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_faq_v_version_weekly_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum__faq_v_version_weekly_plan_icon",
  	"title" varchar,
  	"subtitle" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric,
  	"version_question" varchar,
  	"version_link_label" varchar,
  	"version_link_href" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__faq_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."_faq_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "payload"."team_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."team_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"issuer" varchar
  );
  
  CREATE TABLE "payload"."team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric,
  	"text" jsonb,
  	"name" varchar,
  	"title" "payload"."enum_team_title",
  	"description" varchar,
  	"image_file_id" integer,
  	"image_alt" varchar,
  	"image_focus" varchar DEFAULT '50% 50%',
  	"meta_description" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_team_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_team_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_team_v_version_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"issuer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_team_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric,
  	"version_text" jsonb,
  	"version_name" varchar,
  	"version_title" "payload"."enum__team_v_version_title",
  	"version_description" varchar,
  	"version_image_file_id" integer,
  	"version_image_alt" varchar,
  	"version_image_focus" varchar DEFAULT '50% 50%',
  	"version_meta_description" varchar,
  	"version_sample" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__team_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."blog_summary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"text" jsonb,
  	"excerpt" varchar,
  	"author_id" integer,
  	"read_time" varchar,
  	"date" timestamp(3) with time zone,
  	"updated_on" timestamp(3) with time zone,
  	"image_file_id" integer,
  	"image_alt" varchar,
  	"image_focus" varchar DEFAULT '50% 50%',
  	"category" "payload"."enum_blog_category",
  	"featured" boolean DEFAULT false,
  	"meta_description" varchar,
  	"reviewed_by_id" integer,
  	"reviewed_on" timestamp(3) with time zone,
  	"guest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_blog_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."blog_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."_blog_v_version_summary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_text" jsonb,
  	"version_excerpt" varchar,
  	"version_author_id" integer,
  	"version_read_time" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_image_file_id" integer,
  	"version_image_alt" varchar,
  	"version_image_focus" varchar DEFAULT '50% 50%',
  	"version_category" "payload"."enum__blog_v_version_category",
  	"version_featured" boolean DEFAULT false,
  	"version_meta_description" varchar,
  	"version_reviewed_by_id" integer,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_guest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__blog_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."_blog_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."sources" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"authors" varchar,
  	"year" numeric,
  	"title" varchar,
  	"publication" varchar,
  	"doi" varchar,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_sources_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_sources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_authors" varchar,
  	"version_year" numeric,
  	"version_title" varchar,
  	"version_publication" varchar,
  	"version_doi" varchar,
  	"version_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__sources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."bars_bars" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric,
  	"shown" varchar
  );
  
  CREATE TABLE "payload"."bars" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_bars_kind",
  	"title" varchar,
  	"caption" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_bars_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_bars_v_version_bars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric,
  	"shown" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_bars_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__bars_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__bars_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."circle_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."circle" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_circle_kind",
  	"title" varchar,
  	"caption" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_circle_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_circle_v_version_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_circle_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__circle_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__circle_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."way_ways_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."way_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start" varchar
  );
  
  CREATE TABLE "payload"."way" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_way_kind",
  	"title" varchar,
  	"caption" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_way_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_way_v_version_ways_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_way_v_version_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_way_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__way_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__way_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."nights_nights_asleep" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."nights_nights" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"in_bed" varchar
  );
  
  CREATE TABLE "payload"."nights" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_nights_kind",
  	"title" varchar,
  	"caption" varchar,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_nights_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_nights_v_version_nights_asleep" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_nights_v_version_nights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"in_bed" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_nights_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__nights_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__nights_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."rhythm_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "payload"."rhythm" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_rhythm_kind",
  	"title" varchar,
  	"caption" varchar,
  	"description" varchar,
  	"pressure" varchar,
  	"clock" varchar,
  	"sleep" varchar,
  	"up" varchar,
  	"bed" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_rhythm_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_rhythm_v_version_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_rhythm_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__rhythm_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_description" varchar,
  	"version_pressure" varchar,
  	"version_clock" varchar,
  	"version_sleep" varchar,
  	"version_up" varchar,
  	"version_bed" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__rhythm_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."share_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"people" numeric,
  	"label" varchar
  );
  
  CREATE TABLE "payload"."share" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_share_kind",
  	"title" varchar,
  	"caption" varchar,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_share_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_share_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"people" numeric,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_share_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__share_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__share_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."layers_layers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."layers_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "payload"."layers" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_layers_kind",
  	"title" varchar,
  	"caption" varchar,
  	"description" varchar,
  	"threshold" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_layers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."layers_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "payload"."_layers_v_version_layers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_layers_v_version_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_layers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__layers_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_description" varchar,
  	"version_threshold" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__layers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."_layers_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "payload"."breath" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "payload"."enum_breath_kind",
  	"title" varchar,
  	"caption" varchar,
  	"description" varchar,
  	"words_in" varchar,
  	"words_out" varchar,
  	"words_pause" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_breath_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_breath_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "payload"."enum__breath_v_version_kind",
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_description" varchar,
  	"version_words_in" varchar,
  	"version_words_out" varchar,
  	"version_words_pause" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__breath_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar
  );
  
  CREATE TABLE "payload"."people" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "payload"."enum_people_role" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "payload"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "payload"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "payload"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"consent_services_id" integer,
  	"testimonials_id" integer,
  	"faq_id" integer,
  	"team_id" integer,
  	"blog_id" integer,
  	"sources_id" varchar,
  	"bars_id" varchar,
  	"circle_id" varchar,
  	"way_id" varchar,
  	"nights_id" varchar,
  	"rhythm_id" varchar,
  	"share_id" varchar,
  	"layers_id" varchar,
  	"breath_id" varchar,
  	"media_id" integer,
  	"people_id" varchar
  );
  
  CREATE TABLE "payload"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"people_id" varchar
  );
  
  CREATE TABLE "payload"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"site_url" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"call_to_action" varchar,
  	"copyright_year" numeric,
  	"partner_note" varchar,
  	"disclaimer" varchar,
  	"emergency" varchar,
  	"_status" "payload"."enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_site_url" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_call_to_action" varchar,
  	"version_copyright_year" numeric,
  	"version_partner_note" varchar,
  	"version_disclaimer" varchar,
  	"version_emergency" varchar,
  	"version__status" "payload"."enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"support_email" varchar,
  	"contact_email" varchar,
  	"phone" varchar,
  	"hours" varchar,
  	"_status" "payload"."enum_contact_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_support_email" varchar,
  	"version_contact_email" varchar,
  	"version_phone" varchar,
  	"version_hours" varchar,
  	"version__status" "payload"."enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."company_professions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"awarded_in" varchar,
  	"chamber" varchar,
  	"rules" varchar,
  	"rules_url" varchar
  );
  
  CREATE TABLE "payload"."company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"legal_form" varchar,
  	"address_street" varchar,
  	"address_postal_code" varchar,
  	"address_city" varchar,
  	"representative_role" varchar,
  	"register_court" varchar,
  	"register_number" varchar,
  	"vat_id" varchar,
  	"economic_id" varchar,
  	"editor_name" varchar,
  	"editor_address_street" varchar,
  	"editor_address_postal_code" varchar,
  	"editor_address_city" varchar,
  	"arbitration_participates" boolean,
  	"arbitration_body_name" varchar,
  	"arbitration_body_address" varchar,
  	"arbitration_body_url" varchar,
  	"data_protection_officer_name" varchar,
  	"data_protection_officer_email" varchar,
  	"data_protection_authority_name" varchar,
  	"data_protection_authority_url" varchar,
  	"supervisory_authority_name" varchar,
  	"supervisory_authority_url" varchar,
  	"accessibility_authority_name" varchar,
  	"accessibility_authority_address" varchar,
  	"accessibility_authority_email" varchar,
  	"accessibility_authority_as_of" timestamp(3) with time zone,
  	"distance_learning_number" varchar,
  	"_status" "payload"."enum_company_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."company_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."_company_v_version_professions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"awarded_in" varchar,
  	"chamber" varchar,
  	"rules" varchar,
  	"rules_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_legal_form" varchar,
  	"version_address_street" varchar,
  	"version_address_postal_code" varchar,
  	"version_address_city" varchar,
  	"version_representative_role" varchar,
  	"version_register_court" varchar,
  	"version_register_number" varchar,
  	"version_vat_id" varchar,
  	"version_economic_id" varchar,
  	"version_editor_name" varchar,
  	"version_editor_address_street" varchar,
  	"version_editor_address_postal_code" varchar,
  	"version_editor_address_city" varchar,
  	"version_arbitration_participates" boolean,
  	"version_arbitration_body_name" varchar,
  	"version_arbitration_body_address" varchar,
  	"version_arbitration_body_url" varchar,
  	"version_data_protection_officer_name" varchar,
  	"version_data_protection_officer_email" varchar,
  	"version_data_protection_authority_name" varchar,
  	"version_data_protection_authority_url" varchar,
  	"version_supervisory_authority_name" varchar,
  	"version_supervisory_authority_url" varchar,
  	"version_accessibility_authority_name" varchar,
  	"version_accessibility_authority_address" varchar,
  	"version_accessibility_authority_email" varchar,
  	"version_accessibility_authority_as_of" timestamp(3) with time zone,
  	"version_distance_learning_number" varchar,
  	"version__status" "payload"."enum__company_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."_company_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."processors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hosting_task" varchar,
  	"hosting_provider" varchar,
  	"hosting_seat" varchar,
  	"hosting_data" varchar,
  	"hosting_transfer" varchar,
  	"backend_task" varchar,
  	"backend_provider" varchar,
  	"backend_seat" varchar,
  	"backend_data" varchar,
  	"backend_transfer" varchar,
  	"sms_task" varchar,
  	"sms_provider" varchar,
  	"sms_seat" varchar,
  	"sms_data" varchar,
  	"sms_transfer" varchar,
  	"automation_task" varchar,
  	"automation_provider" varchar,
  	"automation_seat" varchar,
  	"automation_data" varchar,
  	"automation_transfer" varchar,
  	"messaging_task" varchar,
  	"messaging_provider" varchar,
  	"messaging_seat" varchar,
  	"messaging_data" varchar,
  	"messaging_transfer" varchar,
  	"card_payment_task" varchar,
  	"card_payment_provider" varchar,
  	"card_payment_seat" varchar,
  	"card_payment_data" varchar,
  	"card_payment_transfer" varchar,
  	"ai_task" varchar,
  	"ai_provider" varchar,
  	"ai_seat" varchar,
  	"ai_data" varchar,
  	"ai_transfer" varchar,
  	"email_task" varchar,
  	"email_provider" varchar,
  	"email_seat" varchar,
  	"email_data" varchar,
  	"email_transfer" varchar,
  	"team_chat_task" varchar,
  	"team_chat_provider" varchar,
  	"team_chat_seat" varchar,
  	"team_chat_data" varchar,
  	"team_chat_transfer" varchar,
  	"booking_task" varchar,
  	"booking_provider" varchar,
  	"booking_seat" varchar,
  	"booking_data" varchar,
  	"booking_transfer" varchar,
  	"_status" "payload"."enum_processors_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_processors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hosting_task" varchar,
  	"version_hosting_provider" varchar,
  	"version_hosting_seat" varchar,
  	"version_hosting_data" varchar,
  	"version_hosting_transfer" varchar,
  	"version_backend_task" varchar,
  	"version_backend_provider" varchar,
  	"version_backend_seat" varchar,
  	"version_backend_data" varchar,
  	"version_backend_transfer" varchar,
  	"version_sms_task" varchar,
  	"version_sms_provider" varchar,
  	"version_sms_seat" varchar,
  	"version_sms_data" varchar,
  	"version_sms_transfer" varchar,
  	"version_automation_task" varchar,
  	"version_automation_provider" varchar,
  	"version_automation_seat" varchar,
  	"version_automation_data" varchar,
  	"version_automation_transfer" varchar,
  	"version_messaging_task" varchar,
  	"version_messaging_provider" varchar,
  	"version_messaging_seat" varchar,
  	"version_messaging_data" varchar,
  	"version_messaging_transfer" varchar,
  	"version_card_payment_task" varchar,
  	"version_card_payment_provider" varchar,
  	"version_card_payment_seat" varchar,
  	"version_card_payment_data" varchar,
  	"version_card_payment_transfer" varchar,
  	"version_ai_task" varchar,
  	"version_ai_provider" varchar,
  	"version_ai_seat" varchar,
  	"version_ai_data" varchar,
  	"version_ai_transfer" varchar,
  	"version_email_task" varchar,
  	"version_email_provider" varchar,
  	"version_email_seat" varchar,
  	"version_email_data" varchar,
  	"version_email_transfer" varchar,
  	"version_team_chat_task" varchar,
  	"version_team_chat_provider" varchar,
  	"version_team_chat_seat" varchar,
  	"version_team_chat_data" varchar,
  	"version_team_chat_transfer" varchar,
  	"version_booking_task" varchar,
  	"version_booking_provider" varchar,
  	"version_booking_seat" varchar,
  	"version_booking_data" varchar,
  	"version_booking_transfer" varchar,
  	"version__status" "payload"."enum__processors_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"booking_url" varchar,
  	"booking_appointment" varchar,
  	"booking_utm_source" varchar,
  	"partner_courses_label" varchar,
  	"partner_courses_url" varchar,
  	"partner_sleep_products_label" varchar,
  	"partner_sleep_products_url" varchar,
  	"review_platform_label" varchar,
  	"review_platform_url" varchar,
  	"app_store_label" varchar,
  	"app_store_url" varchar,
  	"external_article_label" varchar,
  	"external_article_url" varchar,
  	"_status" "payload"."enum_links_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_booking_url" varchar,
  	"version_booking_appointment" varchar,
  	"version_booking_utm_source" varchar,
  	"version_partner_courses_label" varchar,
  	"version_partner_courses_url" varchar,
  	"version_partner_sleep_products_label" varchar,
  	"version_partner_sleep_products_url" varchar,
  	"version_review_platform_label" varchar,
  	"version_review_platform_url" varchar,
  	"version_app_store_label" varchar,
  	"version_app_store_url" varchar,
  	"version_external_article_label" varchar,
  	"version_external_article_url" varchar,
  	"version__status" "payload"."enum__links_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"satisfied_users_value" varchar,
  	"satisfied_users_label" varchar,
  	"satisfied_users_source" varchar,
  	"satisfied_users_as_of" timestamp(3) with time zone,
  	"satisfied_users_evidence" "payload"."enum_claims_satisfied_users_evidence",
  	"rating_value" varchar,
  	"rating_label" varchar,
  	"rating_source" varchar,
  	"rating_as_of" timestamp(3) with time zone,
  	"rating_evidence" "payload"."enum_claims_rating_evidence",
  	"review_count_value" varchar,
  	"review_count_label" varchar,
  	"review_count_source" varchar,
  	"review_count_as_of" timestamp(3) with time zone,
  	"review_count_evidence" "payload"."enum_claims_review_count_evidence",
  	"review_period" varchar,
  	"psychological_causes_value" varchar,
  	"psychological_causes_label" varchar,
  	"psychological_causes_source" varchar,
  	"psychological_causes_as_of" timestamp(3) with time zone,
  	"psychological_causes_evidence" "payload"."enum_claims_psychological_causes_evidence",
  	"clients_coached_value" varchar,
  	"clients_coached_label" varchar,
  	"clients_coached_source" varchar,
  	"clients_coached_as_of" timestamp(3) with time zone,
  	"clients_coached_evidence" "payload"."enum_claims_clients_coached_evidence",
  	"exercises_value" varchar,
  	"exercises_label" varchar,
  	"exercises_source" varchar,
  	"exercises_as_of" timestamp(3) with time zone,
  	"exercises_evidence" "payload"."enum_claims_exercises_evidence",
  	"techniques_per_week_value" varchar,
  	"techniques_per_week_label" varchar,
  	"techniques_per_week_source" varchar,
  	"techniques_per_week_as_of" timestamp(3) with time zone,
  	"techniques_per_week_evidence" "payload"."enum_claims_techniques_per_week_evidence",
  	"conversation_length_value" varchar,
  	"conversation_length_label" varchar,
  	"conversation_length_source" varchar,
  	"conversation_length_as_of" timestamp(3) with time zone,
  	"conversation_length_evidence" "payload"."enum_claims_conversation_length_evidence",
  	"chat_answer_time_value" varchar,
  	"chat_answer_time_label" varchar,
  	"chat_answer_time_source" varchar,
  	"chat_answer_time_as_of" timestamp(3) with time zone,
  	"chat_answer_time_evidence" "payload"."enum_claims_chat_answer_time_evidence",
  	"device_value" varchar,
  	"device_label" varchar,
  	"device_source" varchar,
  	"device_as_of" timestamp(3) with time zone,
  	"device_evidence" "payload"."enum_claims_device_evidence",
  	"_status" "payload"."enum_claims_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_satisfied_users_value" varchar,
  	"version_satisfied_users_label" varchar,
  	"version_satisfied_users_source" varchar,
  	"version_satisfied_users_as_of" timestamp(3) with time zone,
  	"version_satisfied_users_evidence" "payload"."enum__claims_v_version_satisfied_users_evidence",
  	"version_rating_value" varchar,
  	"version_rating_label" varchar,
  	"version_rating_source" varchar,
  	"version_rating_as_of" timestamp(3) with time zone,
  	"version_rating_evidence" "payload"."enum__claims_v_version_rating_evidence",
  	"version_review_count_value" varchar,
  	"version_review_count_label" varchar,
  	"version_review_count_source" varchar,
  	"version_review_count_as_of" timestamp(3) with time zone,
  	"version_review_count_evidence" "payload"."enum__claims_v_version_review_count_evidence",
  	"version_review_period" varchar,
  	"version_psychological_causes_value" varchar,
  	"version_psychological_causes_label" varchar,
  	"version_psychological_causes_source" varchar,
  	"version_psychological_causes_as_of" timestamp(3) with time zone,
  	"version_psychological_causes_evidence" "payload"."enum__claims_v_version_psychological_causes_evidence",
  	"version_clients_coached_value" varchar,
  	"version_clients_coached_label" varchar,
  	"version_clients_coached_source" varchar,
  	"version_clients_coached_as_of" timestamp(3) with time zone,
  	"version_clients_coached_evidence" "payload"."enum__claims_v_version_clients_coached_evidence",
  	"version_exercises_value" varchar,
  	"version_exercises_label" varchar,
  	"version_exercises_source" varchar,
  	"version_exercises_as_of" timestamp(3) with time zone,
  	"version_exercises_evidence" "payload"."enum__claims_v_version_exercises_evidence",
  	"version_techniques_per_week_value" varchar,
  	"version_techniques_per_week_label" varchar,
  	"version_techniques_per_week_source" varchar,
  	"version_techniques_per_week_as_of" timestamp(3) with time zone,
  	"version_techniques_per_week_evidence" "payload"."enum__claims_v_version_techniques_per_week_evidence",
  	"version_conversation_length_value" varchar,
  	"version_conversation_length_label" varchar,
  	"version_conversation_length_source" varchar,
  	"version_conversation_length_as_of" timestamp(3) with time zone,
  	"version_conversation_length_evidence" "payload"."enum__claims_v_version_conversation_length_evidence",
  	"version_chat_answer_time_value" varchar,
  	"version_chat_answer_time_label" varchar,
  	"version_chat_answer_time_source" varchar,
  	"version_chat_answer_time_as_of" timestamp(3) with time zone,
  	"version_chat_answer_time_evidence" "payload"."enum__claims_v_version_chat_answer_time_evidence",
  	"version_device_value" varchar,
  	"version_device_label" varchar,
  	"version_device_source" varchar,
  	"version_device_as_of" timestamp(3) with time zone,
  	"version_device_evidence" "payload"."enum__claims_v_version_device_evidence",
  	"version__status" "payload"."enum__claims_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."offer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"monthly_price_euro" numeric,
  	"vat_note" varchar,
  	"notice_note" varchar,
  	"_status" "payload"."enum_offer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_offer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_monthly_price_euro" numeric,
  	"version_vat_note" varchar,
  	"version_notice_note" varchar,
  	"version__status" "payload"."enum__offer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "payload"."navigation_footer_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "payload"."navigation_footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "payload"."navigation_tools" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "payload"."navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tools_note" varchar,
  	"_status" "payload"."enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_navigation_v_version_footer_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_navigation_v_version_footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_navigation_v_version_tools" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_tools_note" varchar,
  	"version__status" "payload"."enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."share_picture" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_file_id" integer,
  	"background_alt" varchar,
  	"background_focus" varchar DEFAULT '50% 50%',
  	"night_file_id" integer,
  	"night_alt" varchar,
  	"night_focus" varchar DEFAULT '50% 50%',
  	"_status" "payload"."enum_share_picture_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_share_picture_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_file_id" integer,
  	"version_background_alt" varchar,
  	"version_background_focus" varchar DEFAULT '50% 50%',
  	"version_night_file_id" integer,
  	"version_night_alt" varchar,
  	"version_night_focus" varchar DEFAULT '50% 50%',
  	"version__status" "payload"."enum__share_picture_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."not_found" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"explanation" varchar,
  	"picture_file_id" integer,
  	"picture_alt" varchar,
  	"picture_focus" varchar DEFAULT '50% 50%',
  	"_status" "payload"."enum_not_found_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_not_found_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_explanation" varchar,
  	"version_picture_file_id" integer,
  	"version_picture_alt" varchar,
  	"version_picture_focus" varchar DEFAULT '50% 50%',
  	"version__status" "payload"."enum__not_found_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."team_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kicker" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"sample_note" varchar,
  	"closing_headline" varchar,
  	"closing_lead" varchar,
  	"_status" "payload"."enum_team_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_team_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_kicker" varchar,
  	"version_lead" varchar,
  	"version_description" varchar,
  	"version_sample_note" varchar,
  	"version_closing_headline" varchar,
  	"version_closing_lead" varchar,
  	"version__status" "payload"."enum__team_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."hero" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"lead" varchar,
  	"after_click" varchar,
  	"sky_wide_file_id" integer,
  	"sky_wide_alt" varchar,
  	"sky_wide_focus" varchar DEFAULT '50% 50%',
  	"sky_tall_file_id" integer,
  	"sky_tall_alt" varchar,
  	"sky_tall_focus" varchar DEFAULT '50% 50%',
  	"coach_file_id" integer,
  	"coach_alt" varchar,
  	"coach_focus" varchar DEFAULT '50% 50%',
  	"picture_note" varchar,
  	"partner_advertisement_label" varchar,
  	"partner_kicker" varchar,
  	"partner_headline" varchar,
  	"partner_picture_file_id" integer,
  	"partner_picture_alt" varchar,
  	"partner_picture_focus" varchar DEFAULT '50% 50%',
  	"_status" "payload"."enum_hero_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_hero_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_after_click" varchar,
  	"version_sky_wide_file_id" integer,
  	"version_sky_wide_alt" varchar,
  	"version_sky_wide_focus" varchar DEFAULT '50% 50%',
  	"version_sky_tall_file_id" integer,
  	"version_sky_tall_alt" varchar,
  	"version_sky_tall_focus" varchar DEFAULT '50% 50%',
  	"version_coach_file_id" integer,
  	"version_coach_alt" varchar,
  	"version_coach_focus" varchar DEFAULT '50% 50%',
  	"version_picture_note" varchar,
  	"version_partner_advertisement_label" varchar,
  	"version_partner_kicker" varchar,
  	"version_partner_headline" varchar,
  	"version_partner_picture_file_id" integer,
  	"version_partner_picture_alt" varchar,
  	"version_partner_picture_focus" varchar DEFAULT '50% 50%',
  	"version__status" "payload"."enum__hero_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."problem_claims" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "payload"."enum_problem_claims",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload"."problem_pairs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"problem" varchar,
  	"solution" varchar
  );
  
  CREATE TABLE "payload"."problem" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"headline" varchar,
  	"lead" varchar,
  	"_status" "payload"."enum_problem_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_problem_v_version_claims" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "payload"."enum__problem_v_version_claims",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload"."_problem_v_version_pairs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"problem" varchar,
  	"solution" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_problem_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version__status" "payload"."enum__problem_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."history_milestones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."history_claims" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "payload"."enum_history_claims",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload"."history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"headline" varchar,
  	"lead" varchar,
  	"statement" varchar,
  	"mission" varchar,
  	"_status" "payload"."enum_history_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_history_v_version_milestones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_history_v_version_claims" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "payload"."enum__history_v_version_claims",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload"."_history_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_statement" varchar,
  	"version_mission" varchar,
  	"version__status" "payload"."enum__history_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "payload"."process" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"headline" varchar,
  	"lead" varchar,
  	"_status" "payload"."enum_process_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_process_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_process_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version__status" "payload"."enum__process_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum_benefits_items_icon",
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "payload"."benefits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"headline" varchar,
  	"lead" varchar,
  	"_status" "payload"."enum_benefits_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_benefits_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum__benefits_v_version_items_icon",
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_benefits_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version__status" "payload"."enum__benefits_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."testimonials_section" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"headline" varchar,
  	"lead" varchar,
  	"review_check" varchar,
  	"sample_note" varchar,
  	"_status" "payload"."enum_testimonials_section_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_testimonials_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_review_check" varchar,
  	"version_sample_note" varchar,
  	"version__status" "payload"."enum__testimonials_section_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"_status" "payload"."enum_articles_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version__status" "payload"."enum__articles_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."faq_section" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"headline" varchar,
  	"lead" varchar,
  	"_status" "payload"."enum_faq_section_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_faq_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version__status" "payload"."enum__faq_section_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."closing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"lead" varchar,
  	"picture_file_id" integer,
  	"picture_alt" varchar,
  	"picture_focus" varchar DEFAULT '50% 50%',
  	"_status" "payload"."enum_closing_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_closing_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_picture_file_id" integer,
  	"version_picture_alt" varchar,
  	"version_picture_focus" varchar DEFAULT '50% 50%',
  	"version__status" "payload"."enum__closing_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."pricing_included_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "payload"."pricing_extra_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."pricing_details_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_href" varchar
  );
  
  CREATE TABLE "payload"."pricing_ways_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"is_ours" boolean DEFAULT false,
  	"good_for" varchar,
  	"who_pays" varchar,
  	"how_to" varchar
  );
  
  CREATE TABLE "payload"."pricing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"title" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"after_click" varchar,
  	"included_headline" varchar,
  	"extra_headline" varchar,
  	"details_headline" varchar,
  	"ways_kicker" varchar,
  	"ways_headline" varchar,
  	"ways_lead" varchar,
  	"ways_as_of" timestamp(3) with time zone,
  	"closing_headline" varchar,
  	"closing_lead" varchar,
  	"_status" "payload"."enum_pricing_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_pricing_v_version_included_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_pricing_v_version_extra_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_pricing_v_version_details_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_pricing_v_version_ways_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"is_ours" boolean DEFAULT false,
  	"good_for" varchar,
  	"who_pays" varchar,
  	"how_to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_pricing_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_description" varchar,
  	"version_after_click" varchar,
  	"version_included_headline" varchar,
  	"version_extra_headline" varchar,
  	"version_details_headline" varchar,
  	"version_ways_kicker" varchar,
  	"version_ways_headline" varchar,
  	"version_ways_lead" varchar,
  	"version_ways_as_of" timestamp(3) with time zone,
  	"version_closing_headline" varchar,
  	"version_closing_lead" varchar,
  	"version__status" "payload"."enum__pricing_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."suitability_fits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."suitability_doctor_first_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."suitability" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"headline" varchar,
  	"lead" varchar,
  	"fits_headline" varchar,
  	"fits_lead" varchar,
  	"doctor_first_headline" varchar,
  	"doctor_first_lead" varchar,
  	"check_link" varchar,
  	"method_headline" varchar,
  	"method_finding" varchar,
  	"method_advice" varchar,
  	"limits" varchar,
  	"_status" "payload"."enum_suitability_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_suitability_v_version_fits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_suitability_v_version_doctor_first_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_suitability_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_fits_headline" varchar,
  	"version_fits_lead" varchar,
  	"version_doctor_first_headline" varchar,
  	"version_doctor_first_lead" varchar,
  	"version_check_link" varchar,
  	"version_method_headline" varchar,
  	"version_method_finding" varchar,
  	"version_method_advice" varchar,
  	"version_limits" varchar,
  	"version__status" "payload"."enum__suitability_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."evidence_guidelines_others" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"origin" varchar,
  	"statement" varchar
  );
  
  CREATE TABLE "payload"."evidence_guidelines_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."evidence_numbers_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"about" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "payload"."evidence_numbers_charts_bars" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric
  );
  
  CREATE TABLE "payload"."evidence_numbers_charts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."evidence_answers_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"certainty" "payload"."enum_evidence_answers_items_certainty"
  );
  
  CREATE TABLE "payload"."evidence_harms_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."evidence_not_about_us_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."evidence" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"title" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"reviewed_by" varchar,
  	"reviewed_on" timestamp(3) with time zone,
  	"guidelines_headline" varchar,
  	"guidelines_lead" varchar,
  	"guidelines_statement" varchar,
  	"guidelines_origin" varchar,
  	"numbers_headline" varchar,
  	"numbers_lead" varchar,
  	"numbers_conclusion" varchar,
  	"numbers_bar_note" varchar,
  	"answers_headline" varchar,
  	"answers_lead" varchar,
  	"harms_headline" varchar,
  	"harms_advice" varchar,
  	"harms_link" varchar,
  	"not_about_us_headline" varchar,
  	"closing_headline" varchar,
  	"closing_lead" varchar,
  	"closing_link" varchar,
  	"_status" "payload"."enum_evidence_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_evidence_v_version_guidelines_others" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"origin" varchar,
  	"statement" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v_version_guidelines_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v_version_numbers_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"about" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v_version_numbers_charts_bars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v_version_numbers_charts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v_version_answers_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"certainty" "payload"."enum__evidence_v_version_answers_items_certainty",
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v_version_harms_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v_version_not_about_us_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_evidence_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_description" varchar,
  	"version_reviewed_by" varchar,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_guidelines_headline" varchar,
  	"version_guidelines_lead" varchar,
  	"version_guidelines_statement" varchar,
  	"version_guidelines_origin" varchar,
  	"version_numbers_headline" varchar,
  	"version_numbers_lead" varchar,
  	"version_numbers_conclusion" varchar,
  	"version_numbers_bar_note" varchar,
  	"version_answers_headline" varchar,
  	"version_answers_lead" varchar,
  	"version_harms_headline" varchar,
  	"version_harms_advice" varchar,
  	"version_harms_link" varchar,
  	"version_not_about_us_headline" varchar,
  	"version_closing_headline" varchar,
  	"version_closing_lead" varchar,
  	"version_closing_link" varchar,
  	"version__status" "payload"."enum__evidence_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."cancellation_explanation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."cancellation_notes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum_cancellation_notes_items_icon",
  	"text" varchar
  );
  
  CREATE TABLE "payload"."cancellation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"notes_heading" varchar,
  	"contact" varchar,
  	"_status" "payload"."enum_cancellation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_cancellation_v_version_explanation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_cancellation_v_version_notes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum__cancellation_v_version_notes_items_icon",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_cancellation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_description" varchar,
  	"version_notes_heading" varchar,
  	"version_contact" varchar,
  	"version__status" "payload"."enum__cancellation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."withdrawal_explanation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."withdrawal_notes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum_withdrawal_notes_items_icon",
  	"text" varchar
  );
  
  CREATE TABLE "payload"."withdrawal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"notes_heading" varchar,
  	"contact" varchar,
  	"model_form_heading" varchar,
  	"model_form_text" varchar,
  	"model_form_service" varchar,
  	"_status" "payload"."enum_withdrawal_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_withdrawal_v_version_explanation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_withdrawal_v_version_notes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "payload"."enum__withdrawal_v_version_notes_items_icon",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_withdrawal_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_description" varchar,
  	"version_notes_heading" varchar,
  	"version_contact" varchar,
  	"version_model_form_heading" varchar,
  	"version_model_form_text" varchar,
  	"version_model_form_service" varchar,
  	"version__status" "payload"."enum__withdrawal_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."newsletter" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" varchar,
  	"topics" varchar,
  	"frequency" varchar,
  	"privacy_path" varchar,
  	"_status" "payload"."enum_newsletter_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_newsletter_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_lead" varchar,
  	"version_topics" varchar,
  	"version_frequency" varchar,
  	"version_privacy_path" varchar,
  	"version__status" "payload"."enum__newsletter_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."help_lines_lines_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."help_lines_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"hint" varchar
  );
  
  CREATE TABLE "payload"."help_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_status" "payload"."enum_help_lines_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_help_lines_v_version_lines_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_help_lines_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"hint" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_help_lines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version__status" "payload"."enum__help_lines_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."awake_doors_thoughts_steps_p" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."awake_doors_thoughts_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"exercise" "payload"."enum_awake_doors_thoughts_steps_exercise"
  );
  
  CREATE TABLE "payload"."awake_doors_lying_awake_steps_p" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."awake_doors_lying_awake_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"exercise" "payload"."enum_awake_doors_lying_awake_steps_exercise"
  );
  
  CREATE TABLE "payload"."awake_doors_tension_steps_p" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."awake_doors_tension_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"exercise" "payload"."enum_awake_doors_tension_steps_exercise"
  );
  
  CREATE TABLE "payload"."awake" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"lead" varchar,
  	"limits" varchar,
  	"privacy" varchar,
  	"doors_thoughts_label" varchar,
  	"doors_thoughts_hint" varchar,
  	"doors_thoughts_description" varchar,
  	"doors_lying_awake_label" varchar,
  	"doors_lying_awake_hint" varchar,
  	"doors_lying_awake_description" varchar,
  	"doors_tension_label" varchar,
  	"doors_tension_hint" varchar,
  	"doors_tension_description" varchar,
  	"_status" "payload"."enum_awake_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."__awake_v_version_doors_thoughts_steps_p_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_awake_v_version_doors_thoughts_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"exercise" "payload"."enum__awake_v_version_doors_thoughts_steps_exercise",
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."__awake_v_version_doors_lying_awake_steps_p_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_awake_v_version_doors_lying_awake_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"exercise" "payload"."enum__awake_v_version_doors_lying_awake_steps_exercise",
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."__awake_v_version_doors_tension_steps_p_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_awake_v_version_doors_tension_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"exercise" "payload"."enum__awake_v_version_doors_tension_steps_exercise",
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_awake_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_lead" varchar,
  	"version_limits" varchar,
  	"version_privacy" varchar,
  	"version_doors_thoughts_label" varchar,
  	"version_doors_thoughts_hint" varchar,
  	"version_doors_thoughts_description" varchar,
  	"version_doors_lying_awake_label" varchar,
  	"version_doors_lying_awake_hint" varchar,
  	"version_doors_lying_awake_description" varchar,
  	"version_doors_tension_label" varchar,
  	"version_doors_tension_hint" varchar,
  	"version_doors_tension_description" varchar,
  	"version__status" "payload"."enum__awake_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."diary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"lead" varchar,
  	"limits" varchar,
  	"without_script" varchar,
  	"storage" varchar,
  	"explanations_in_bed" varchar,
  	"explanations_asleep" varchar,
  	"explanations_latency" varchar,
  	"explanations_awake" varchar,
  	"explanations_efficiency" varchar,
  	"_status" "payload"."enum_diary_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_diary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_lead" varchar,
  	"version_limits" varchar,
  	"version_without_script" varchar,
  	"version_storage" varchar,
  	"version_explanations_in_bed" varchar,
  	"version_explanations_asleep" varchar,
  	"version_explanations_latency" varchar,
  	"version_explanations_awake" varchar,
  	"version_explanations_efficiency" varchar,
  	"version__status" "payload"."enum__diary_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."search_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload"."search" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"privacy" varchar,
  	"help" varchar,
  	"_status" "payload"."enum_search_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."search_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."_search_v_version_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_search_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_search_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_privacy" varchar,
  	"version_help" varchar,
  	"version__status" "payload"."enum__search_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."_search_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."fit_check_outcomes_fits_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "payload"."fit_check_outcomes_doctor_first_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "payload"."fit_check" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"lead" varchar,
  	"limits" varchar,
  	"privacy" varchar,
  	"questions_feeling_question" varchar,
  	"questions_feeling_hint" varchar,
  	"questions_feeling_answers_managing_label" varchar,
  	"questions_feeling_answers_managing_because" varchar,
  	"questions_feeling_answers_low_label" varchar,
  	"questions_feeling_answers_low_because" varchar,
  	"questions_feeling_answers_crisis_label" varchar,
  	"questions_feeling_answers_crisis_because" varchar,
  	"questions_age_question" varchar,
  	"questions_age_hint" varchar,
  	"questions_age_answers_adult_label" varchar,
  	"questions_age_answers_adult_because" varchar,
  	"questions_age_answers_minor_label" varchar,
  	"questions_age_answers_minor_because" varchar,
  	"questions_wish_question" varchar,
  	"questions_wish_hint" varchar,
  	"questions_wish_answers_fall_asleep_label" varchar,
  	"questions_wish_answers_fall_asleep_because" varchar,
  	"questions_wish_answers_stay_asleep_label" varchar,
  	"questions_wish_answers_stay_asleep_because" varchar,
  	"questions_wish_answers_other_label" varchar,
  	"questions_wish_answers_other_because" varchar,
  	"questions_wish_answers_knowledge_label" varchar,
  	"questions_wish_answers_knowledge_because" varchar,
  	"questions_breathing_question" varchar,
  	"questions_breathing_hint" varchar,
  	"questions_breathing_answers_no_label" varchar,
  	"questions_breathing_answers_no_because" varchar,
  	"questions_breathing_answers_unknown_label" varchar,
  	"questions_breathing_answers_unknown_because" varchar,
  	"questions_breathing_answers_yes_label" varchar,
  	"questions_breathing_answers_yes_because" varchar,
  	"questions_daytime_question" varchar,
  	"questions_daytime_hint" varchar,
  	"questions_daytime_answers_no_label" varchar,
  	"questions_daytime_answers_no_because" varchar,
  	"questions_daytime_answers_yes_label" varchar,
  	"questions_daytime_answers_yes_because" varchar,
  	"questions_health_question" varchar,
  	"questions_health_hint" varchar,
  	"questions_health_answers_no_label" varchar,
  	"questions_health_answers_no_because" varchar,
  	"questions_health_answers_yes_label" varchar,
  	"questions_health_answers_yes_because" varchar,
  	"questions_practice_question" varchar,
  	"questions_practice_hint" varchar,
  	"questions_practice_answers_yes_label" varchar,
  	"questions_practice_answers_yes_because" varchar,
  	"questions_practice_answers_unsure_label" varchar,
  	"questions_practice_answers_unsure_because" varchar,
  	"questions_practice_answers_no_label" varchar,
  	"questions_practice_answers_no_because" varchar,
  	"questions_company_question" varchar,
  	"questions_company_hint" varchar,
  	"questions_company_answers_guide_label" varchar,
  	"questions_company_answers_guide_because" varchar,
  	"questions_company_answers_alone_label" varchar,
  	"questions_company_answers_alone_because" varchar,
  	"questions_company_answers_on_site_label" varchar,
  	"questions_company_answers_on_site_because" varchar,
  	"outcomes_fits_headline" varchar,
  	"outcomes_fits_lead" varchar,
  	"outcomes_fits_in_favour" varchar,
  	"outcomes_fits_against" varchar,
  	"outcomes_doctor_first_headline" varchar,
  	"outcomes_doctor_first_lead" varchar,
  	"outcomes_doctor_first_reasons" varchar,
  	"outcomes_help_now_headline" varchar,
  	"outcomes_help_now_lead" varchar,
  	"_status" "payload"."enum_fit_check_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_fit_check_v_version_outcomes_fits_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_fit_check_v_version_outcomes_doctor_first_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_fit_check_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_lead" varchar,
  	"version_limits" varchar,
  	"version_privacy" varchar,
  	"version_questions_feeling_question" varchar,
  	"version_questions_feeling_hint" varchar,
  	"version_questions_feeling_answers_managing_label" varchar,
  	"version_questions_feeling_answers_managing_because" varchar,
  	"version_questions_feeling_answers_low_label" varchar,
  	"version_questions_feeling_answers_low_because" varchar,
  	"version_questions_feeling_answers_crisis_label" varchar,
  	"version_questions_feeling_answers_crisis_because" varchar,
  	"version_questions_age_question" varchar,
  	"version_questions_age_hint" varchar,
  	"version_questions_age_answers_adult_label" varchar,
  	"version_questions_age_answers_adult_because" varchar,
  	"version_questions_age_answers_minor_label" varchar,
  	"version_questions_age_answers_minor_because" varchar,
  	"version_questions_wish_question" varchar,
  	"version_questions_wish_hint" varchar,
  	"version_questions_wish_answers_fall_asleep_label" varchar,
  	"version_questions_wish_answers_fall_asleep_because" varchar,
  	"version_questions_wish_answers_stay_asleep_label" varchar,
  	"version_questions_wish_answers_stay_asleep_because" varchar,
  	"version_questions_wish_answers_other_label" varchar,
  	"version_questions_wish_answers_other_because" varchar,
  	"version_questions_wish_answers_knowledge_label" varchar,
  	"version_questions_wish_answers_knowledge_because" varchar,
  	"version_questions_breathing_question" varchar,
  	"version_questions_breathing_hint" varchar,
  	"version_questions_breathing_answers_no_label" varchar,
  	"version_questions_breathing_answers_no_because" varchar,
  	"version_questions_breathing_answers_unknown_label" varchar,
  	"version_questions_breathing_answers_unknown_because" varchar,
  	"version_questions_breathing_answers_yes_label" varchar,
  	"version_questions_breathing_answers_yes_because" varchar,
  	"version_questions_daytime_question" varchar,
  	"version_questions_daytime_hint" varchar,
  	"version_questions_daytime_answers_no_label" varchar,
  	"version_questions_daytime_answers_no_because" varchar,
  	"version_questions_daytime_answers_yes_label" varchar,
  	"version_questions_daytime_answers_yes_because" varchar,
  	"version_questions_health_question" varchar,
  	"version_questions_health_hint" varchar,
  	"version_questions_health_answers_no_label" varchar,
  	"version_questions_health_answers_no_because" varchar,
  	"version_questions_health_answers_yes_label" varchar,
  	"version_questions_health_answers_yes_because" varchar,
  	"version_questions_practice_question" varchar,
  	"version_questions_practice_hint" varchar,
  	"version_questions_practice_answers_yes_label" varchar,
  	"version_questions_practice_answers_yes_because" varchar,
  	"version_questions_practice_answers_unsure_label" varchar,
  	"version_questions_practice_answers_unsure_because" varchar,
  	"version_questions_practice_answers_no_label" varchar,
  	"version_questions_practice_answers_no_because" varchar,
  	"version_questions_company_question" varchar,
  	"version_questions_company_hint" varchar,
  	"version_questions_company_answers_guide_label" varchar,
  	"version_questions_company_answers_guide_because" varchar,
  	"version_questions_company_answers_alone_label" varchar,
  	"version_questions_company_answers_alone_because" varchar,
  	"version_questions_company_answers_on_site_label" varchar,
  	"version_questions_company_answers_on_site_because" varchar,
  	"version_outcomes_fits_headline" varchar,
  	"version_outcomes_fits_lead" varchar,
  	"version_outcomes_fits_in_favour" varchar,
  	"version_outcomes_fits_against" varchar,
  	"version_outcomes_doctor_first_headline" varchar,
  	"version_outcomes_doctor_first_lead" varchar,
  	"version_outcomes_doctor_first_reasons" varchar,
  	"version_outcomes_help_now_headline" varchar,
  	"version_outcomes_help_now_lead" varchar,
  	"version__status" "payload"."enum__fit_check_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."consent_categories_analytics_markers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."consent_categories_marketing_markers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."consent" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner" varchar,
  	"settings" varchar,
  	"place" varchar,
  	"categories_necessary_label" varchar,
  	"categories_necessary_description" varchar,
  	"categories_analytics_label" varchar,
  	"categories_analytics_description" varchar,
  	"categories_marketing_label" varchar,
  	"categories_marketing_description" varchar,
  	"_status" "payload"."enum_consent_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_consent_v_version_categories_analytics_markers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_consent_v_version_categories_marketing_markers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_consent_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_banner" varchar,
  	"version_settings" varchar,
  	"version_place" varchar,
  	"version_categories_necessary_label" varchar,
  	"version_categories_necessary_description" varchar,
  	"version_categories_analytics_label" varchar,
  	"version_categories_analytics_description" varchar,
  	"version_categories_marketing_label" varchar,
  	"version_categories_marketing_description" varchar,
  	"version__status" "payload"."enum__consent_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."imprint" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" jsonb,
  	"meta_description" varchar,
  	"as_of" timestamp(3) with time zone,
  	"_status" "payload"."enum_imprint_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_imprint_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_text" jsonb,
  	"version_meta_description" varchar,
  	"version_as_of" timestamp(3) with time zone,
  	"version__status" "payload"."enum__imprint_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" jsonb,
  	"meta_description" varchar,
  	"as_of" timestamp(3) with time zone,
  	"_status" "payload"."enum_privacy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_text" jsonb,
  	"version_meta_description" varchar,
  	"version_as_of" timestamp(3) with time zone,
  	"version__status" "payload"."enum__privacy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" jsonb,
  	"meta_description" varchar,
  	"as_of" timestamp(3) with time zone,
  	"_status" "payload"."enum_terms_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_text" jsonb,
  	"version_meta_description" varchar,
  	"version_as_of" timestamp(3) with time zone,
  	"version__status" "payload"."enum__terms_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."accessibility" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" jsonb,
  	"meta_description" varchar,
  	"as_of" timestamp(3) with time zone,
  	"_status" "payload"."enum_accessibility_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_accessibility_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_text" jsonb,
  	"version_meta_description" varchar,
  	"version_as_of" timestamp(3) with time zone,
  	"version__status" "payload"."enum__accessibility_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "payload"."blog_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kicker" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"offer_label" varchar,
  	"offer_text" varchar,
  	"offer_link_label" varchar,
  	"offer_link_href" varchar,
  	"closing" varchar,
  	"_status" "payload"."enum_blog_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."_blog_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_kicker" varchar,
  	"version_lead" varchar,
  	"version_description" varchar,
  	"version_offer_label" varchar,
  	"version_offer_text" varchar,
  	"version_offer_link_label" varchar,
  	"version_offer_link_href" varchar,
  	"version_closing" varchar,
  	"version__status" "payload"."enum__blog_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload"."consent_services_storage" ADD CONSTRAINT "consent_services_storage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."consent_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."consent_services_script_needs" ADD CONSTRAINT "consent_services_script_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."consent_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."consent_services_markers" ADD CONSTRAINT "consent_services_markers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."consent_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_consent_services_v_version_storage" ADD CONSTRAINT "_consent_services_v_version_storage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_consent_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_consent_services_v_version_script_needs" ADD CONSTRAINT "_consent_services_v_version_script_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_consent_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_consent_services_v_version_markers" ADD CONSTRAINT "_consent_services_v_version_markers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_consent_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_consent_services_v" ADD CONSTRAINT "_consent_services_v_parent_id_consent_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."consent_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."faq_answer" ADD CONSTRAINT "faq_answer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."faq_weekly_plan_details" ADD CONSTRAINT "faq_weekly_plan_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."faq_weekly_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."faq_weekly_plan" ADD CONSTRAINT "faq_weekly_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."faq_numbers" ADD CONSTRAINT "faq_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_faq_v_version_answer" ADD CONSTRAINT "_faq_v_version_answer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_faq_v_version_weekly_plan_details" ADD CONSTRAINT "_faq_v_version_weekly_plan_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_faq_v_version_weekly_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_faq_v_version_weekly_plan" ADD CONSTRAINT "_faq_v_version_weekly_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_faq_v_numbers" ADD CONSTRAINT "_faq_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."team_facts" ADD CONSTRAINT "team_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."team_certificates" ADD CONSTRAINT "team_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."team" ADD CONSTRAINT "team_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_team_v_version_facts" ADD CONSTRAINT "_team_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_team_v_version_certificates" ADD CONSTRAINT "_team_v_version_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_team_v" ADD CONSTRAINT "_team_v_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_team_v" ADD CONSTRAINT "_team_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."blog_summary" ADD CONSTRAINT "blog_summary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."blog" ADD CONSTRAINT "blog_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "payload"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."blog" ADD CONSTRAINT "blog_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."blog" ADD CONSTRAINT "blog_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "payload"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."blog_texts" ADD CONSTRAINT "blog_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_blog_v_version_summary" ADD CONSTRAINT "_blog_v_version_summary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_blog_v" ADD CONSTRAINT "_blog_v_parent_id_blog_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."blog"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_blog_v" ADD CONSTRAINT "_blog_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "payload"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_blog_v" ADD CONSTRAINT "_blog_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_blog_v" ADD CONSTRAINT "_blog_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "payload"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_blog_v_texts" ADD CONSTRAINT "_blog_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_sources_v" ADD CONSTRAINT "_sources_v_parent_id_sources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."bars_bars" ADD CONSTRAINT "bars_bars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."bars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_bars_v_version_bars" ADD CONSTRAINT "_bars_v_version_bars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_bars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_bars_v" ADD CONSTRAINT "_bars_v_parent_id_bars_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."bars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."circle_stations" ADD CONSTRAINT "circle_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."circle"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_circle_v_version_stations" ADD CONSTRAINT "_circle_v_version_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_circle_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_circle_v" ADD CONSTRAINT "_circle_v_parent_id_circle_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."circle"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."way_ways_steps" ADD CONSTRAINT "way_ways_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."way_ways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."way_ways" ADD CONSTRAINT "way_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."way"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_way_v_version_ways_steps" ADD CONSTRAINT "_way_v_version_ways_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_way_v_version_ways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_way_v_version_ways" ADD CONSTRAINT "_way_v_version_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_way_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_way_v" ADD CONSTRAINT "_way_v_parent_id_way_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."way"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."nights_nights_asleep" ADD CONSTRAINT "nights_nights_asleep_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."nights_nights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."nights_nights" ADD CONSTRAINT "nights_nights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."nights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_nights_v_version_nights_asleep" ADD CONSTRAINT "_nights_v_version_nights_asleep_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_nights_v_version_nights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_nights_v_version_nights" ADD CONSTRAINT "_nights_v_version_nights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_nights_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_nights_v" ADD CONSTRAINT "_nights_v_parent_id_nights_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."nights"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."rhythm_marks" ADD CONSTRAINT "rhythm_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."rhythm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_rhythm_v_version_marks" ADD CONSTRAINT "_rhythm_v_version_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_rhythm_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_rhythm_v" ADD CONSTRAINT "_rhythm_v_parent_id_rhythm_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."rhythm"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."share_groups" ADD CONSTRAINT "share_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."share"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_share_v_version_groups" ADD CONSTRAINT "_share_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_share_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_share_v" ADD CONSTRAINT "_share_v_parent_id_share_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."share"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."layers_layers" ADD CONSTRAINT "layers_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."layers_times" ADD CONSTRAINT "layers_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."layers_numbers" ADD CONSTRAINT "layers_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_layers_v_version_layers" ADD CONSTRAINT "_layers_v_version_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_layers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_layers_v_version_times" ADD CONSTRAINT "_layers_v_version_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_layers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_layers_v" ADD CONSTRAINT "_layers_v_parent_id_layers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_layers_v_numbers" ADD CONSTRAINT "_layers_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_layers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_breath_v" ADD CONSTRAINT "_breath_v_parent_id_breath_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."breath"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_services_fk" FOREIGN KEY ("consent_services_id") REFERENCES "payload"."consent_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "payload"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "payload"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "payload"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "payload"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "payload"."sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bars_fk" FOREIGN KEY ("bars_id") REFERENCES "payload"."bars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "payload"."circle"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_way_fk" FOREIGN KEY ("way_id") REFERENCES "payload"."way"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nights_fk" FOREIGN KEY ("nights_id") REFERENCES "payload"."nights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rhythm_fk" FOREIGN KEY ("rhythm_id") REFERENCES "payload"."rhythm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_fk" FOREIGN KEY ("share_id") REFERENCES "payload"."share"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_layers_fk" FOREIGN KEY ("layers_id") REFERENCES "payload"."layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_breath_fk" FOREIGN KEY ("breath_id") REFERENCES "payload"."breath"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "payload"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "payload"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "payload"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."company_professions" ADD CONSTRAINT "company_professions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."company_texts" ADD CONSTRAINT "company_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_company_v_version_professions" ADD CONSTRAINT "_company_v_version_professions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_company_v_texts" ADD CONSTRAINT "_company_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_footer_pages" ADD CONSTRAINT "navigation_footer_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_footer_legal" ADD CONSTRAINT "navigation_footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_tools" ADD CONSTRAINT "navigation_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_footer_pages" ADD CONSTRAINT "_navigation_v_version_footer_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_footer_legal" ADD CONSTRAINT "_navigation_v_version_footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_tools" ADD CONSTRAINT "_navigation_v_version_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."share_picture" ADD CONSTRAINT "share_picture_background_file_id_media_id_fk" FOREIGN KEY ("background_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."share_picture" ADD CONSTRAINT "share_picture_night_file_id_media_id_fk" FOREIGN KEY ("night_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_share_picture_v" ADD CONSTRAINT "_share_picture_v_version_background_file_id_media_id_fk" FOREIGN KEY ("version_background_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_share_picture_v" ADD CONSTRAINT "_share_picture_v_version_night_file_id_media_id_fk" FOREIGN KEY ("version_night_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."not_found" ADD CONSTRAINT "not_found_picture_file_id_media_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_not_found_v" ADD CONSTRAINT "_not_found_v_version_picture_file_id_media_id_fk" FOREIGN KEY ("version_picture_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."hero" ADD CONSTRAINT "hero_sky_wide_file_id_media_id_fk" FOREIGN KEY ("sky_wide_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."hero" ADD CONSTRAINT "hero_sky_tall_file_id_media_id_fk" FOREIGN KEY ("sky_tall_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."hero" ADD CONSTRAINT "hero_coach_file_id_media_id_fk" FOREIGN KEY ("coach_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."hero" ADD CONSTRAINT "hero_partner_picture_file_id_media_id_fk" FOREIGN KEY ("partner_picture_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_hero_v" ADD CONSTRAINT "_hero_v_version_sky_wide_file_id_media_id_fk" FOREIGN KEY ("version_sky_wide_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_hero_v" ADD CONSTRAINT "_hero_v_version_sky_tall_file_id_media_id_fk" FOREIGN KEY ("version_sky_tall_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_hero_v" ADD CONSTRAINT "_hero_v_version_coach_file_id_media_id_fk" FOREIGN KEY ("version_coach_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_hero_v" ADD CONSTRAINT "_hero_v_version_partner_picture_file_id_media_id_fk" FOREIGN KEY ("version_partner_picture_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."problem_claims" ADD CONSTRAINT "problem_claims_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."problem"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."problem_pairs" ADD CONSTRAINT "problem_pairs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."problem"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_problem_v_version_claims" ADD CONSTRAINT "_problem_v_version_claims_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_problem_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_problem_v_version_pairs" ADD CONSTRAINT "_problem_v_version_pairs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_problem_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."history_milestones" ADD CONSTRAINT "history_milestones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."history_claims" ADD CONSTRAINT "history_claims_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_history_v_version_milestones" ADD CONSTRAINT "_history_v_version_milestones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_history_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_history_v_version_claims" ADD CONSTRAINT "_history_v_version_claims_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_history_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."process_steps" ADD CONSTRAINT "process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_process_v_version_steps" ADD CONSTRAINT "_process_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_process_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."benefits_items" ADD CONSTRAINT "benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_benefits_v_version_items" ADD CONSTRAINT "_benefits_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_benefits_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."closing" ADD CONSTRAINT "closing_picture_file_id_media_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_closing_v" ADD CONSTRAINT "_closing_v_version_picture_file_id_media_id_fk" FOREIGN KEY ("version_picture_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pricing_included_items" ADD CONSTRAINT "pricing_included_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."pricing_extra_items" ADD CONSTRAINT "pricing_extra_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."pricing_details_rows" ADD CONSTRAINT "pricing_details_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."pricing_ways_rows" ADD CONSTRAINT "pricing_ways_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pricing_v_version_included_items" ADD CONSTRAINT "_pricing_v_version_included_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_pricing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pricing_v_version_extra_items" ADD CONSTRAINT "_pricing_v_version_extra_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_pricing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pricing_v_version_details_rows" ADD CONSTRAINT "_pricing_v_version_details_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_pricing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pricing_v_version_ways_rows" ADD CONSTRAINT "_pricing_v_version_ways_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_pricing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."suitability_fits_items" ADD CONSTRAINT "suitability_fits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."suitability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."suitability_doctor_first_items" ADD CONSTRAINT "suitability_doctor_first_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."suitability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_suitability_v_version_fits_items" ADD CONSTRAINT "_suitability_v_version_fits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_suitability_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_suitability_v_version_doctor_first_items" ADD CONSTRAINT "_suitability_v_version_doctor_first_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_suitability_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_guidelines_others" ADD CONSTRAINT "evidence_guidelines_others_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_guidelines_limits" ADD CONSTRAINT "evidence_guidelines_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_numbers_figures" ADD CONSTRAINT "evidence_numbers_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_numbers_charts_bars" ADD CONSTRAINT "evidence_numbers_charts_bars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence_numbers_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_numbers_charts" ADD CONSTRAINT "evidence_numbers_charts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_answers_items" ADD CONSTRAINT "evidence_answers_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_harms_items" ADD CONSTRAINT "evidence_harms_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."evidence_not_about_us_items" ADD CONSTRAINT "evidence_not_about_us_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_guidelines_others" ADD CONSTRAINT "_evidence_v_version_guidelines_others_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_guidelines_limits" ADD CONSTRAINT "_evidence_v_version_guidelines_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_numbers_figures" ADD CONSTRAINT "_evidence_v_version_numbers_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_numbers_charts_bars" ADD CONSTRAINT "_evidence_v_version_numbers_charts_bars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v_version_numbers_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_numbers_charts" ADD CONSTRAINT "_evidence_v_version_numbers_charts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_answers_items" ADD CONSTRAINT "_evidence_v_version_answers_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_harms_items" ADD CONSTRAINT "_evidence_v_version_harms_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_evidence_v_version_not_about_us_items" ADD CONSTRAINT "_evidence_v_version_not_about_us_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_evidence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."cancellation_explanation" ADD CONSTRAINT "cancellation_explanation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."cancellation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."cancellation_notes_items" ADD CONSTRAINT "cancellation_notes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."cancellation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_cancellation_v_version_explanation" ADD CONSTRAINT "_cancellation_v_version_explanation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_cancellation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_cancellation_v_version_notes_items" ADD CONSTRAINT "_cancellation_v_version_notes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_cancellation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."withdrawal_explanation" ADD CONSTRAINT "withdrawal_explanation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."withdrawal_notes_items" ADD CONSTRAINT "withdrawal_notes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_withdrawal_v_version_explanation" ADD CONSTRAINT "_withdrawal_v_version_explanation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_withdrawal_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_withdrawal_v_version_notes_items" ADD CONSTRAINT "_withdrawal_v_version_notes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_withdrawal_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."help_lines_lines_numbers" ADD CONSTRAINT "help_lines_lines_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."help_lines_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."help_lines_lines" ADD CONSTRAINT "help_lines_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."help_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_help_lines_v_version_lines_numbers" ADD CONSTRAINT "_help_lines_v_version_lines_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_help_lines_v_version_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_help_lines_v_version_lines" ADD CONSTRAINT "_help_lines_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_help_lines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."awake_doors_thoughts_steps_p" ADD CONSTRAINT "awake_doors_thoughts_steps_p_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."awake_doors_thoughts_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."awake_doors_thoughts_steps" ADD CONSTRAINT "awake_doors_thoughts_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."awake"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."awake_doors_lying_awake_steps_p" ADD CONSTRAINT "awake_doors_lying_awake_steps_p_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."awake_doors_lying_awake_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."awake_doors_lying_awake_steps" ADD CONSTRAINT "awake_doors_lying_awake_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."awake"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."awake_doors_tension_steps_p" ADD CONSTRAINT "awake_doors_tension_steps_p_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."awake_doors_tension_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."awake_doors_tension_steps" ADD CONSTRAINT "awake_doors_tension_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."awake"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."__awake_v_version_doors_thoughts_steps_p_v" ADD CONSTRAINT "__awake_v_version_doors_thoughts_steps_p_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_awake_v_version_doors_thoughts_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_awake_v_version_doors_thoughts_steps" ADD CONSTRAINT "_awake_v_version_doors_thoughts_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_awake_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."__awake_v_version_doors_lying_awake_steps_p_v" ADD CONSTRAINT "__awake_v_version_doors_lying_awake_steps_p_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_awake_v_version_doors_lying_awake_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_awake_v_version_doors_lying_awake_steps" ADD CONSTRAINT "_awake_v_version_doors_lying_awake_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_awake_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."__awake_v_version_doors_tension_steps_p_v" ADD CONSTRAINT "__awake_v_version_doors_tension_steps_p_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_awake_v_version_doors_tension_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_awake_v_version_doors_tension_steps" ADD CONSTRAINT "_awake_v_version_doors_tension_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_awake_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."search_parts" ADD CONSTRAINT "search_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."search_synonyms" ADD CONSTRAINT "search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."search_texts" ADD CONSTRAINT "search_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_search_v_version_parts" ADD CONSTRAINT "_search_v_version_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_search_v_version_synonyms" ADD CONSTRAINT "_search_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_search_v_texts" ADD CONSTRAINT "_search_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."fit_check_outcomes_fits_links" ADD CONSTRAINT "fit_check_outcomes_fits_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."fit_check"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."fit_check_outcomes_doctor_first_links" ADD CONSTRAINT "fit_check_outcomes_doctor_first_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."fit_check"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_fit_check_v_version_outcomes_fits_links" ADD CONSTRAINT "_fit_check_v_version_outcomes_fits_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_fit_check_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_fit_check_v_version_outcomes_doctor_first_links" ADD CONSTRAINT "_fit_check_v_version_outcomes_doctor_first_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_fit_check_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."consent_categories_analytics_markers" ADD CONSTRAINT "consent_categories_analytics_markers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."consent"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."consent_categories_marketing_markers" ADD CONSTRAINT "consent_categories_marketing_markers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."consent"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_consent_v_version_categories_analytics_markers" ADD CONSTRAINT "_consent_v_version_categories_analytics_markers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_consent_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_consent_v_version_categories_marketing_markers" ADD CONSTRAINT "_consent_v_version_categories_marketing_markers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_consent_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consent_services_storage_order_idx" ON "payload"."consent_services_storage" USING btree ("_order");
  CREATE INDEX "consent_services_storage_parent_id_idx" ON "payload"."consent_services_storage" USING btree ("_parent_id");
  CREATE INDEX "consent_services_script_needs_order_idx" ON "payload"."consent_services_script_needs" USING btree ("order");
  CREATE INDEX "consent_services_script_needs_parent_idx" ON "payload"."consent_services_script_needs" USING btree ("parent_id");
  CREATE INDEX "consent_services_markers_order_idx" ON "payload"."consent_services_markers" USING btree ("_order");
  CREATE INDEX "consent_services_markers_parent_id_idx" ON "payload"."consent_services_markers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_services_slug_idx" ON "payload"."consent_services" USING btree ("slug");
  CREATE INDEX "consent_services_updated_at_idx" ON "payload"."consent_services" USING btree ("updated_at");
  CREATE INDEX "consent_services_created_at_idx" ON "payload"."consent_services" USING btree ("created_at");
  CREATE INDEX "consent_services_deleted_at_idx" ON "payload"."consent_services" USING btree ("deleted_at");
  CREATE INDEX "consent_services__status_idx" ON "payload"."consent_services" USING btree ("_status");
  CREATE INDEX "_consent_services_v_version_storage_order_idx" ON "payload"."_consent_services_v_version_storage" USING btree ("_order");
  CREATE INDEX "_consent_services_v_version_storage_parent_id_idx" ON "payload"."_consent_services_v_version_storage" USING btree ("_parent_id");
  CREATE INDEX "_consent_services_v_version_script_needs_order_idx" ON "payload"."_consent_services_v_version_script_needs" USING btree ("order");
  CREATE INDEX "_consent_services_v_version_script_needs_parent_idx" ON "payload"."_consent_services_v_version_script_needs" USING btree ("parent_id");
  CREATE INDEX "_consent_services_v_version_markers_order_idx" ON "payload"."_consent_services_v_version_markers" USING btree ("_order");
  CREATE INDEX "_consent_services_v_version_markers_parent_id_idx" ON "payload"."_consent_services_v_version_markers" USING btree ("_parent_id");
  CREATE INDEX "_consent_services_v_parent_idx" ON "payload"."_consent_services_v" USING btree ("parent_id");
  CREATE INDEX "_consent_services_v_version_version_slug_idx" ON "payload"."_consent_services_v" USING btree ("version_slug");
  CREATE INDEX "_consent_services_v_version_version_updated_at_idx" ON "payload"."_consent_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_consent_services_v_version_version_created_at_idx" ON "payload"."_consent_services_v" USING btree ("version_created_at");
  CREATE INDEX "_consent_services_v_version_version_deleted_at_idx" ON "payload"."_consent_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_consent_services_v_version_version__status_idx" ON "payload"."_consent_services_v" USING btree ("version__status");
  CREATE INDEX "_consent_services_v_created_at_idx" ON "payload"."_consent_services_v" USING btree ("created_at");
  CREATE INDEX "_consent_services_v_updated_at_idx" ON "payload"."_consent_services_v" USING btree ("updated_at");
  CREATE INDEX "_consent_services_v_latest_idx" ON "payload"."_consent_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "testimonials_slug_idx" ON "payload"."testimonials" USING btree ("slug");
  CREATE INDEX "testimonials_updated_at_idx" ON "payload"."testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "payload"."testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "payload"."testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "payload"."testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "payload"."_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_slug_idx" ON "payload"."_testimonials_v" USING btree ("version_slug");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "payload"."_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "payload"."_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "payload"."_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "payload"."_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "payload"."_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "payload"."_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "payload"."_testimonials_v" USING btree ("latest");
  CREATE INDEX "faq_answer_order_idx" ON "payload"."faq_answer" USING btree ("_order");
  CREATE INDEX "faq_answer_parent_id_idx" ON "payload"."faq_answer" USING btree ("_parent_id");
  CREATE INDEX "faq_weekly_plan_details_order_idx" ON "payload"."faq_weekly_plan_details" USING btree ("_order");
  CREATE INDEX "faq_weekly_plan_details_parent_id_idx" ON "payload"."faq_weekly_plan_details" USING btree ("_parent_id");
  CREATE INDEX "faq_weekly_plan_order_idx" ON "payload"."faq_weekly_plan" USING btree ("_order");
  CREATE INDEX "faq_weekly_plan_parent_id_idx" ON "payload"."faq_weekly_plan" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_slug_idx" ON "payload"."faq" USING btree ("slug");
  CREATE INDEX "faq_updated_at_idx" ON "payload"."faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "payload"."faq" USING btree ("created_at");
  CREATE INDEX "faq_deleted_at_idx" ON "payload"."faq" USING btree ("deleted_at");
  CREATE INDEX "faq__status_idx" ON "payload"."faq" USING btree ("_status");
  CREATE INDEX "faq_numbers_order_parent_idx" ON "payload"."faq_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_faq_v_version_answer_order_idx" ON "payload"."_faq_v_version_answer" USING btree ("_order");
  CREATE INDEX "_faq_v_version_answer_parent_id_idx" ON "payload"."_faq_v_version_answer" USING btree ("_parent_id");
  CREATE INDEX "_faq_v_version_weekly_plan_details_order_idx" ON "payload"."_faq_v_version_weekly_plan_details" USING btree ("_order");
  CREATE INDEX "_faq_v_version_weekly_plan_details_parent_id_idx" ON "payload"."_faq_v_version_weekly_plan_details" USING btree ("_parent_id");
  CREATE INDEX "_faq_v_version_weekly_plan_order_idx" ON "payload"."_faq_v_version_weekly_plan" USING btree ("_order");
  CREATE INDEX "_faq_v_version_weekly_plan_parent_id_idx" ON "payload"."_faq_v_version_weekly_plan" USING btree ("_parent_id");
  CREATE INDEX "_faq_v_parent_idx" ON "payload"."_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_version_slug_idx" ON "payload"."_faq_v" USING btree ("version_slug");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "payload"."_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "payload"."_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_version_version_deleted_at_idx" ON "payload"."_faq_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "payload"."_faq_v" USING btree ("version__status");
  CREATE INDEX "_faq_v_created_at_idx" ON "payload"."_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "payload"."_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_latest_idx" ON "payload"."_faq_v" USING btree ("latest");
  CREATE INDEX "_faq_v_numbers_order_parent_idx" ON "payload"."_faq_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "team_facts_order_idx" ON "payload"."team_facts" USING btree ("_order");
  CREATE INDEX "team_facts_parent_id_idx" ON "payload"."team_facts" USING btree ("_parent_id");
  CREATE INDEX "team_certificates_order_idx" ON "payload"."team_certificates" USING btree ("_order");
  CREATE INDEX "team_certificates_parent_id_idx" ON "payload"."team_certificates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "team_slug_idx" ON "payload"."team" USING btree ("slug");
  CREATE INDEX "team_image_image_file_idx" ON "payload"."team" USING btree ("image_file_id");
  CREATE INDEX "team_updated_at_idx" ON "payload"."team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "payload"."team" USING btree ("created_at");
  CREATE INDEX "team_deleted_at_idx" ON "payload"."team" USING btree ("deleted_at");
  CREATE INDEX "team__status_idx" ON "payload"."team" USING btree ("_status");
  CREATE INDEX "_team_v_version_facts_order_idx" ON "payload"."_team_v_version_facts" USING btree ("_order");
  CREATE INDEX "_team_v_version_facts_parent_id_idx" ON "payload"."_team_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_certificates_order_idx" ON "payload"."_team_v_version_certificates" USING btree ("_order");
  CREATE INDEX "_team_v_version_certificates_parent_id_idx" ON "payload"."_team_v_version_certificates" USING btree ("_parent_id");
  CREATE INDEX "_team_v_parent_idx" ON "payload"."_team_v" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_version_slug_idx" ON "payload"."_team_v" USING btree ("version_slug");
  CREATE INDEX "_team_v_version_image_version_image_file_idx" ON "payload"."_team_v" USING btree ("version_image_file_id");
  CREATE INDEX "_team_v_version_version_updated_at_idx" ON "payload"."_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_v_version_version_created_at_idx" ON "payload"."_team_v" USING btree ("version_created_at");
  CREATE INDEX "_team_v_version_version_deleted_at_idx" ON "payload"."_team_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_v_version_version__status_idx" ON "payload"."_team_v" USING btree ("version__status");
  CREATE INDEX "_team_v_created_at_idx" ON "payload"."_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "payload"."_team_v" USING btree ("updated_at");
  CREATE INDEX "_team_v_latest_idx" ON "payload"."_team_v" USING btree ("latest");
  CREATE INDEX "blog_summary_order_idx" ON "payload"."blog_summary" USING btree ("_order");
  CREATE INDEX "blog_summary_parent_id_idx" ON "payload"."blog_summary" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "blog_slug_idx" ON "payload"."blog" USING btree ("slug");
  CREATE INDEX "blog_author_idx" ON "payload"."blog" USING btree ("author_id");
  CREATE INDEX "blog_image_image_file_idx" ON "payload"."blog" USING btree ("image_file_id");
  CREATE INDEX "blog_reviewed_by_idx" ON "payload"."blog" USING btree ("reviewed_by_id");
  CREATE INDEX "blog_updated_at_idx" ON "payload"."blog" USING btree ("updated_at");
  CREATE INDEX "blog_created_at_idx" ON "payload"."blog" USING btree ("created_at");
  CREATE INDEX "blog_deleted_at_idx" ON "payload"."blog" USING btree ("deleted_at");
  CREATE INDEX "blog__status_idx" ON "payload"."blog" USING btree ("_status");
  CREATE INDEX "blog_texts_order_parent" ON "payload"."blog_texts" USING btree ("order","parent_id");
  CREATE INDEX "_blog_v_version_summary_order_idx" ON "payload"."_blog_v_version_summary" USING btree ("_order");
  CREATE INDEX "_blog_v_version_summary_parent_id_idx" ON "payload"."_blog_v_version_summary" USING btree ("_parent_id");
  CREATE INDEX "_blog_v_parent_idx" ON "payload"."_blog_v" USING btree ("parent_id");
  CREATE INDEX "_blog_v_version_version_slug_idx" ON "payload"."_blog_v" USING btree ("version_slug");
  CREATE INDEX "_blog_v_version_version_author_idx" ON "payload"."_blog_v" USING btree ("version_author_id");
  CREATE INDEX "_blog_v_version_image_version_image_file_idx" ON "payload"."_blog_v" USING btree ("version_image_file_id");
  CREATE INDEX "_blog_v_version_version_reviewed_by_idx" ON "payload"."_blog_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_blog_v_version_version_updated_at_idx" ON "payload"."_blog_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_v_version_version_created_at_idx" ON "payload"."_blog_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_v_version_version_deleted_at_idx" ON "payload"."_blog_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blog_v_version_version__status_idx" ON "payload"."_blog_v" USING btree ("version__status");
  CREATE INDEX "_blog_v_created_at_idx" ON "payload"."_blog_v" USING btree ("created_at");
  CREATE INDEX "_blog_v_updated_at_idx" ON "payload"."_blog_v" USING btree ("updated_at");
  CREATE INDEX "_blog_v_latest_idx" ON "payload"."_blog_v" USING btree ("latest");
  CREATE INDEX "_blog_v_texts_order_parent" ON "payload"."_blog_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "sources_updated_at_idx" ON "payload"."sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "payload"."sources" USING btree ("created_at");
  CREATE INDEX "sources_deleted_at_idx" ON "payload"."sources" USING btree ("deleted_at");
  CREATE INDEX "sources__status_idx" ON "payload"."sources" USING btree ("_status");
  CREATE INDEX "_sources_v_parent_idx" ON "payload"."_sources_v" USING btree ("parent_id");
  CREATE INDEX "_sources_v_version_version_updated_at_idx" ON "payload"."_sources_v" USING btree ("version_updated_at");
  CREATE INDEX "_sources_v_version_version_created_at_idx" ON "payload"."_sources_v" USING btree ("version_created_at");
  CREATE INDEX "_sources_v_version_version_deleted_at_idx" ON "payload"."_sources_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sources_v_version_version__status_idx" ON "payload"."_sources_v" USING btree ("version__status");
  CREATE INDEX "_sources_v_created_at_idx" ON "payload"."_sources_v" USING btree ("created_at");
  CREATE INDEX "_sources_v_updated_at_idx" ON "payload"."_sources_v" USING btree ("updated_at");
  CREATE INDEX "_sources_v_latest_idx" ON "payload"."_sources_v" USING btree ("latest");
  CREATE INDEX "bars_bars_order_idx" ON "payload"."bars_bars" USING btree ("_order");
  CREATE INDEX "bars_bars_parent_id_idx" ON "payload"."bars_bars" USING btree ("_parent_id");
  CREATE INDEX "bars_updated_at_idx" ON "payload"."bars" USING btree ("updated_at");
  CREATE INDEX "bars_created_at_idx" ON "payload"."bars" USING btree ("created_at");
  CREATE INDEX "bars_deleted_at_idx" ON "payload"."bars" USING btree ("deleted_at");
  CREATE INDEX "bars__status_idx" ON "payload"."bars" USING btree ("_status");
  CREATE INDEX "_bars_v_version_bars_order_idx" ON "payload"."_bars_v_version_bars" USING btree ("_order");
  CREATE INDEX "_bars_v_version_bars_parent_id_idx" ON "payload"."_bars_v_version_bars" USING btree ("_parent_id");
  CREATE INDEX "_bars_v_parent_idx" ON "payload"."_bars_v" USING btree ("parent_id");
  CREATE INDEX "_bars_v_version_version_updated_at_idx" ON "payload"."_bars_v" USING btree ("version_updated_at");
  CREATE INDEX "_bars_v_version_version_created_at_idx" ON "payload"."_bars_v" USING btree ("version_created_at");
  CREATE INDEX "_bars_v_version_version_deleted_at_idx" ON "payload"."_bars_v" USING btree ("version_deleted_at");
  CREATE INDEX "_bars_v_version_version__status_idx" ON "payload"."_bars_v" USING btree ("version__status");
  CREATE INDEX "_bars_v_created_at_idx" ON "payload"."_bars_v" USING btree ("created_at");
  CREATE INDEX "_bars_v_updated_at_idx" ON "payload"."_bars_v" USING btree ("updated_at");
  CREATE INDEX "_bars_v_latest_idx" ON "payload"."_bars_v" USING btree ("latest");
  CREATE INDEX "circle_stations_order_idx" ON "payload"."circle_stations" USING btree ("_order");
  CREATE INDEX "circle_stations_parent_id_idx" ON "payload"."circle_stations" USING btree ("_parent_id");
  CREATE INDEX "circle_updated_at_idx" ON "payload"."circle" USING btree ("updated_at");
  CREATE INDEX "circle_created_at_idx" ON "payload"."circle" USING btree ("created_at");
  CREATE INDEX "circle_deleted_at_idx" ON "payload"."circle" USING btree ("deleted_at");
  CREATE INDEX "circle__status_idx" ON "payload"."circle" USING btree ("_status");
  CREATE INDEX "_circle_v_version_stations_order_idx" ON "payload"."_circle_v_version_stations" USING btree ("_order");
  CREATE INDEX "_circle_v_version_stations_parent_id_idx" ON "payload"."_circle_v_version_stations" USING btree ("_parent_id");
  CREATE INDEX "_circle_v_parent_idx" ON "payload"."_circle_v" USING btree ("parent_id");
  CREATE INDEX "_circle_v_version_version_updated_at_idx" ON "payload"."_circle_v" USING btree ("version_updated_at");
  CREATE INDEX "_circle_v_version_version_created_at_idx" ON "payload"."_circle_v" USING btree ("version_created_at");
  CREATE INDEX "_circle_v_version_version_deleted_at_idx" ON "payload"."_circle_v" USING btree ("version_deleted_at");
  CREATE INDEX "_circle_v_version_version__status_idx" ON "payload"."_circle_v" USING btree ("version__status");
  CREATE INDEX "_circle_v_created_at_idx" ON "payload"."_circle_v" USING btree ("created_at");
  CREATE INDEX "_circle_v_updated_at_idx" ON "payload"."_circle_v" USING btree ("updated_at");
  CREATE INDEX "_circle_v_latest_idx" ON "payload"."_circle_v" USING btree ("latest");
  CREATE INDEX "way_ways_steps_order_idx" ON "payload"."way_ways_steps" USING btree ("_order");
  CREATE INDEX "way_ways_steps_parent_id_idx" ON "payload"."way_ways_steps" USING btree ("_parent_id");
  CREATE INDEX "way_ways_order_idx" ON "payload"."way_ways" USING btree ("_order");
  CREATE INDEX "way_ways_parent_id_idx" ON "payload"."way_ways" USING btree ("_parent_id");
  CREATE INDEX "way_updated_at_idx" ON "payload"."way" USING btree ("updated_at");
  CREATE INDEX "way_created_at_idx" ON "payload"."way" USING btree ("created_at");
  CREATE INDEX "way_deleted_at_idx" ON "payload"."way" USING btree ("deleted_at");
  CREATE INDEX "way__status_idx" ON "payload"."way" USING btree ("_status");
  CREATE INDEX "_way_v_version_ways_steps_order_idx" ON "payload"."_way_v_version_ways_steps" USING btree ("_order");
  CREATE INDEX "_way_v_version_ways_steps_parent_id_idx" ON "payload"."_way_v_version_ways_steps" USING btree ("_parent_id");
  CREATE INDEX "_way_v_version_ways_order_idx" ON "payload"."_way_v_version_ways" USING btree ("_order");
  CREATE INDEX "_way_v_version_ways_parent_id_idx" ON "payload"."_way_v_version_ways" USING btree ("_parent_id");
  CREATE INDEX "_way_v_parent_idx" ON "payload"."_way_v" USING btree ("parent_id");
  CREATE INDEX "_way_v_version_version_updated_at_idx" ON "payload"."_way_v" USING btree ("version_updated_at");
  CREATE INDEX "_way_v_version_version_created_at_idx" ON "payload"."_way_v" USING btree ("version_created_at");
  CREATE INDEX "_way_v_version_version_deleted_at_idx" ON "payload"."_way_v" USING btree ("version_deleted_at");
  CREATE INDEX "_way_v_version_version__status_idx" ON "payload"."_way_v" USING btree ("version__status");
  CREATE INDEX "_way_v_created_at_idx" ON "payload"."_way_v" USING btree ("created_at");
  CREATE INDEX "_way_v_updated_at_idx" ON "payload"."_way_v" USING btree ("updated_at");
  CREATE INDEX "_way_v_latest_idx" ON "payload"."_way_v" USING btree ("latest");
  CREATE INDEX "nights_nights_asleep_order_idx" ON "payload"."nights_nights_asleep" USING btree ("_order");
  CREATE INDEX "nights_nights_asleep_parent_id_idx" ON "payload"."nights_nights_asleep" USING btree ("_parent_id");
  CREATE INDEX "nights_nights_order_idx" ON "payload"."nights_nights" USING btree ("_order");
  CREATE INDEX "nights_nights_parent_id_idx" ON "payload"."nights_nights" USING btree ("_parent_id");
  CREATE INDEX "nights_updated_at_idx" ON "payload"."nights" USING btree ("updated_at");
  CREATE INDEX "nights_created_at_idx" ON "payload"."nights" USING btree ("created_at");
  CREATE INDEX "nights_deleted_at_idx" ON "payload"."nights" USING btree ("deleted_at");
  CREATE INDEX "nights__status_idx" ON "payload"."nights" USING btree ("_status");
  CREATE INDEX "_nights_v_version_nights_asleep_order_idx" ON "payload"."_nights_v_version_nights_asleep" USING btree ("_order");
  CREATE INDEX "_nights_v_version_nights_asleep_parent_id_idx" ON "payload"."_nights_v_version_nights_asleep" USING btree ("_parent_id");
  CREATE INDEX "_nights_v_version_nights_order_idx" ON "payload"."_nights_v_version_nights" USING btree ("_order");
  CREATE INDEX "_nights_v_version_nights_parent_id_idx" ON "payload"."_nights_v_version_nights" USING btree ("_parent_id");
  CREATE INDEX "_nights_v_parent_idx" ON "payload"."_nights_v" USING btree ("parent_id");
  CREATE INDEX "_nights_v_version_version_updated_at_idx" ON "payload"."_nights_v" USING btree ("version_updated_at");
  CREATE INDEX "_nights_v_version_version_created_at_idx" ON "payload"."_nights_v" USING btree ("version_created_at");
  CREATE INDEX "_nights_v_version_version_deleted_at_idx" ON "payload"."_nights_v" USING btree ("version_deleted_at");
  CREATE INDEX "_nights_v_version_version__status_idx" ON "payload"."_nights_v" USING btree ("version__status");
  CREATE INDEX "_nights_v_created_at_idx" ON "payload"."_nights_v" USING btree ("created_at");
  CREATE INDEX "_nights_v_updated_at_idx" ON "payload"."_nights_v" USING btree ("updated_at");
  CREATE INDEX "_nights_v_latest_idx" ON "payload"."_nights_v" USING btree ("latest");
  CREATE INDEX "rhythm_marks_order_idx" ON "payload"."rhythm_marks" USING btree ("_order");
  CREATE INDEX "rhythm_marks_parent_id_idx" ON "payload"."rhythm_marks" USING btree ("_parent_id");
  CREATE INDEX "rhythm_updated_at_idx" ON "payload"."rhythm" USING btree ("updated_at");
  CREATE INDEX "rhythm_created_at_idx" ON "payload"."rhythm" USING btree ("created_at");
  CREATE INDEX "rhythm_deleted_at_idx" ON "payload"."rhythm" USING btree ("deleted_at");
  CREATE INDEX "rhythm__status_idx" ON "payload"."rhythm" USING btree ("_status");
  CREATE INDEX "_rhythm_v_version_marks_order_idx" ON "payload"."_rhythm_v_version_marks" USING btree ("_order");
  CREATE INDEX "_rhythm_v_version_marks_parent_id_idx" ON "payload"."_rhythm_v_version_marks" USING btree ("_parent_id");
  CREATE INDEX "_rhythm_v_parent_idx" ON "payload"."_rhythm_v" USING btree ("parent_id");
  CREATE INDEX "_rhythm_v_version_version_updated_at_idx" ON "payload"."_rhythm_v" USING btree ("version_updated_at");
  CREATE INDEX "_rhythm_v_version_version_created_at_idx" ON "payload"."_rhythm_v" USING btree ("version_created_at");
  CREATE INDEX "_rhythm_v_version_version_deleted_at_idx" ON "payload"."_rhythm_v" USING btree ("version_deleted_at");
  CREATE INDEX "_rhythm_v_version_version__status_idx" ON "payload"."_rhythm_v" USING btree ("version__status");
  CREATE INDEX "_rhythm_v_created_at_idx" ON "payload"."_rhythm_v" USING btree ("created_at");
  CREATE INDEX "_rhythm_v_updated_at_idx" ON "payload"."_rhythm_v" USING btree ("updated_at");
  CREATE INDEX "_rhythm_v_latest_idx" ON "payload"."_rhythm_v" USING btree ("latest");
  CREATE INDEX "share_groups_order_idx" ON "payload"."share_groups" USING btree ("_order");
  CREATE INDEX "share_groups_parent_id_idx" ON "payload"."share_groups" USING btree ("_parent_id");
  CREATE INDEX "share_updated_at_idx" ON "payload"."share" USING btree ("updated_at");
  CREATE INDEX "share_created_at_idx" ON "payload"."share" USING btree ("created_at");
  CREATE INDEX "share_deleted_at_idx" ON "payload"."share" USING btree ("deleted_at");
  CREATE INDEX "share__status_idx" ON "payload"."share" USING btree ("_status");
  CREATE INDEX "_share_v_version_groups_order_idx" ON "payload"."_share_v_version_groups" USING btree ("_order");
  CREATE INDEX "_share_v_version_groups_parent_id_idx" ON "payload"."_share_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_share_v_parent_idx" ON "payload"."_share_v" USING btree ("parent_id");
  CREATE INDEX "_share_v_version_version_updated_at_idx" ON "payload"."_share_v" USING btree ("version_updated_at");
  CREATE INDEX "_share_v_version_version_created_at_idx" ON "payload"."_share_v" USING btree ("version_created_at");
  CREATE INDEX "_share_v_version_version_deleted_at_idx" ON "payload"."_share_v" USING btree ("version_deleted_at");
  CREATE INDEX "_share_v_version_version__status_idx" ON "payload"."_share_v" USING btree ("version__status");
  CREATE INDEX "_share_v_created_at_idx" ON "payload"."_share_v" USING btree ("created_at");
  CREATE INDEX "_share_v_updated_at_idx" ON "payload"."_share_v" USING btree ("updated_at");
  CREATE INDEX "_share_v_latest_idx" ON "payload"."_share_v" USING btree ("latest");
  CREATE INDEX "layers_layers_order_idx" ON "payload"."layers_layers" USING btree ("_order");
  CREATE INDEX "layers_layers_parent_id_idx" ON "payload"."layers_layers" USING btree ("_parent_id");
  CREATE INDEX "layers_times_order_idx" ON "payload"."layers_times" USING btree ("_order");
  CREATE INDEX "layers_times_parent_id_idx" ON "payload"."layers_times" USING btree ("_parent_id");
  CREATE INDEX "layers_updated_at_idx" ON "payload"."layers" USING btree ("updated_at");
  CREATE INDEX "layers_created_at_idx" ON "payload"."layers" USING btree ("created_at");
  CREATE INDEX "layers_deleted_at_idx" ON "payload"."layers" USING btree ("deleted_at");
  CREATE INDEX "layers__status_idx" ON "payload"."layers" USING btree ("_status");
  CREATE INDEX "layers_numbers_order_parent_idx" ON "payload"."layers_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_layers_v_version_layers_order_idx" ON "payload"."_layers_v_version_layers" USING btree ("_order");
  CREATE INDEX "_layers_v_version_layers_parent_id_idx" ON "payload"."_layers_v_version_layers" USING btree ("_parent_id");
  CREATE INDEX "_layers_v_version_times_order_idx" ON "payload"."_layers_v_version_times" USING btree ("_order");
  CREATE INDEX "_layers_v_version_times_parent_id_idx" ON "payload"."_layers_v_version_times" USING btree ("_parent_id");
  CREATE INDEX "_layers_v_parent_idx" ON "payload"."_layers_v" USING btree ("parent_id");
  CREATE INDEX "_layers_v_version_version_updated_at_idx" ON "payload"."_layers_v" USING btree ("version_updated_at");
  CREATE INDEX "_layers_v_version_version_created_at_idx" ON "payload"."_layers_v" USING btree ("version_created_at");
  CREATE INDEX "_layers_v_version_version_deleted_at_idx" ON "payload"."_layers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_layers_v_version_version__status_idx" ON "payload"."_layers_v" USING btree ("version__status");
  CREATE INDEX "_layers_v_created_at_idx" ON "payload"."_layers_v" USING btree ("created_at");
  CREATE INDEX "_layers_v_updated_at_idx" ON "payload"."_layers_v" USING btree ("updated_at");
  CREATE INDEX "_layers_v_latest_idx" ON "payload"."_layers_v" USING btree ("latest");
  CREATE INDEX "_layers_v_numbers_order_parent_idx" ON "payload"."_layers_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "breath_updated_at_idx" ON "payload"."breath" USING btree ("updated_at");
  CREATE INDEX "breath_created_at_idx" ON "payload"."breath" USING btree ("created_at");
  CREATE INDEX "breath_deleted_at_idx" ON "payload"."breath" USING btree ("deleted_at");
  CREATE INDEX "breath__status_idx" ON "payload"."breath" USING btree ("_status");
  CREATE INDEX "_breath_v_parent_idx" ON "payload"."_breath_v" USING btree ("parent_id");
  CREATE INDEX "_breath_v_version_version_updated_at_idx" ON "payload"."_breath_v" USING btree ("version_updated_at");
  CREATE INDEX "_breath_v_version_version_created_at_idx" ON "payload"."_breath_v" USING btree ("version_created_at");
  CREATE INDEX "_breath_v_version_version_deleted_at_idx" ON "payload"."_breath_v" USING btree ("version_deleted_at");
  CREATE INDEX "_breath_v_version_version__status_idx" ON "payload"."_breath_v" USING btree ("version__status");
  CREATE INDEX "_breath_v_created_at_idx" ON "payload"."_breath_v" USING btree ("created_at");
  CREATE INDEX "_breath_v_updated_at_idx" ON "payload"."_breath_v" USING btree ("updated_at");
  CREATE INDEX "_breath_v_latest_idx" ON "payload"."_breath_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "payload"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "payload"."media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "payload"."media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "payload"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "payload"."media" USING btree ("sizes_small_filename");
  CREATE INDEX "people_updated_at_idx" ON "payload"."people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "payload"."people" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_consent_services_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("consent_services_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_blog_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("blog_id");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("sources_id");
  CREATE INDEX "payload_locked_documents_rels_bars_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("bars_id");
  CREATE INDEX "payload_locked_documents_rels_circle_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("circle_id");
  CREATE INDEX "payload_locked_documents_rels_way_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("way_id");
  CREATE INDEX "payload_locked_documents_rels_nights_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("nights_id");
  CREATE INDEX "payload_locked_documents_rels_rhythm_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("rhythm_id");
  CREATE INDEX "payload_locked_documents_rels_share_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("share_id");
  CREATE INDEX "payload_locked_documents_rels_layers_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("layers_id");
  CREATE INDEX "payload_locked_documents_rels_breath_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("breath_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_people_id_idx" ON "payload"."payload_preferences_rels" USING btree ("people_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "brand__status_idx" ON "payload"."brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "payload"."_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "payload"."_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "payload"."_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_latest_idx" ON "payload"."_brand_v" USING btree ("latest");
  CREATE INDEX "contact__status_idx" ON "payload"."contact" USING btree ("_status");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "payload"."_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "payload"."_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "payload"."_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_latest_idx" ON "payload"."_contact_v" USING btree ("latest");
  CREATE INDEX "company_professions_order_idx" ON "payload"."company_professions" USING btree ("_order");
  CREATE INDEX "company_professions_parent_id_idx" ON "payload"."company_professions" USING btree ("_parent_id");
  CREATE INDEX "company__status_idx" ON "payload"."company" USING btree ("_status");
  CREATE INDEX "company_texts_order_parent" ON "payload"."company_texts" USING btree ("order","parent_id");
  CREATE INDEX "_company_v_version_professions_order_idx" ON "payload"."_company_v_version_professions" USING btree ("_order");
  CREATE INDEX "_company_v_version_professions_parent_id_idx" ON "payload"."_company_v_version_professions" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_version__status_idx" ON "payload"."_company_v" USING btree ("version__status");
  CREATE INDEX "_company_v_created_at_idx" ON "payload"."_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "payload"."_company_v" USING btree ("updated_at");
  CREATE INDEX "_company_v_latest_idx" ON "payload"."_company_v" USING btree ("latest");
  CREATE INDEX "_company_v_texts_order_parent" ON "payload"."_company_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "processors__status_idx" ON "payload"."processors" USING btree ("_status");
  CREATE INDEX "_processors_v_version_version__status_idx" ON "payload"."_processors_v" USING btree ("version__status");
  CREATE INDEX "_processors_v_created_at_idx" ON "payload"."_processors_v" USING btree ("created_at");
  CREATE INDEX "_processors_v_updated_at_idx" ON "payload"."_processors_v" USING btree ("updated_at");
  CREATE INDEX "_processors_v_latest_idx" ON "payload"."_processors_v" USING btree ("latest");
  CREATE INDEX "links__status_idx" ON "payload"."links" USING btree ("_status");
  CREATE INDEX "_links_v_version_version__status_idx" ON "payload"."_links_v" USING btree ("version__status");
  CREATE INDEX "_links_v_created_at_idx" ON "payload"."_links_v" USING btree ("created_at");
  CREATE INDEX "_links_v_updated_at_idx" ON "payload"."_links_v" USING btree ("updated_at");
  CREATE INDEX "_links_v_latest_idx" ON "payload"."_links_v" USING btree ("latest");
  CREATE INDEX "claims__status_idx" ON "payload"."claims" USING btree ("_status");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "payload"."_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "payload"."_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "payload"."_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_latest_idx" ON "payload"."_claims_v" USING btree ("latest");
  CREATE INDEX "offer__status_idx" ON "payload"."offer" USING btree ("_status");
  CREATE INDEX "_offer_v_version_version__status_idx" ON "payload"."_offer_v" USING btree ("version__status");
  CREATE INDEX "_offer_v_created_at_idx" ON "payload"."_offer_v" USING btree ("created_at");
  CREATE INDEX "_offer_v_updated_at_idx" ON "payload"."_offer_v" USING btree ("updated_at");
  CREATE INDEX "_offer_v_latest_idx" ON "payload"."_offer_v" USING btree ("latest");
  CREATE INDEX "navigation_header_order_idx" ON "payload"."navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "payload"."navigation_header" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_pages_order_idx" ON "payload"."navigation_footer_pages" USING btree ("_order");
  CREATE INDEX "navigation_footer_pages_parent_id_idx" ON "payload"."navigation_footer_pages" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_legal_order_idx" ON "payload"."navigation_footer_legal" USING btree ("_order");
  CREATE INDEX "navigation_footer_legal_parent_id_idx" ON "payload"."navigation_footer_legal" USING btree ("_parent_id");
  CREATE INDEX "navigation_tools_order_idx" ON "payload"."navigation_tools" USING btree ("_order");
  CREATE INDEX "navigation_tools_parent_id_idx" ON "payload"."navigation_tools" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "payload"."navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "payload"."_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "payload"."_navigation_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_pages_order_idx" ON "payload"."_navigation_v_version_footer_pages" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_pages_parent_id_idx" ON "payload"."_navigation_v_version_footer_pages" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_legal_order_idx" ON "payload"."_navigation_v_version_footer_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_legal_parent_id_idx" ON "payload"."_navigation_v_version_footer_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_tools_order_idx" ON "payload"."_navigation_v_version_tools" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_tools_parent_id_idx" ON "payload"."_navigation_v_version_tools" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "payload"."_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "payload"."_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "payload"."_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "payload"."_navigation_v" USING btree ("latest");
  CREATE INDEX "share_picture_background_background_file_idx" ON "payload"."share_picture" USING btree ("background_file_id");
  CREATE INDEX "share_picture_night_night_file_idx" ON "payload"."share_picture" USING btree ("night_file_id");
  CREATE INDEX "share_picture__status_idx" ON "payload"."share_picture" USING btree ("_status");
  CREATE INDEX "_share_picture_v_version_background_version_background_f_idx" ON "payload"."_share_picture_v" USING btree ("version_background_file_id");
  CREATE INDEX "_share_picture_v_version_night_version_night_file_idx" ON "payload"."_share_picture_v" USING btree ("version_night_file_id");
  CREATE INDEX "_share_picture_v_version_version__status_idx" ON "payload"."_share_picture_v" USING btree ("version__status");
  CREATE INDEX "_share_picture_v_created_at_idx" ON "payload"."_share_picture_v" USING btree ("created_at");
  CREATE INDEX "_share_picture_v_updated_at_idx" ON "payload"."_share_picture_v" USING btree ("updated_at");
  CREATE INDEX "_share_picture_v_latest_idx" ON "payload"."_share_picture_v" USING btree ("latest");
  CREATE INDEX "not_found_picture_picture_file_idx" ON "payload"."not_found" USING btree ("picture_file_id");
  CREATE INDEX "not_found__status_idx" ON "payload"."not_found" USING btree ("_status");
  CREATE INDEX "_not_found_v_version_picture_version_picture_file_idx" ON "payload"."_not_found_v" USING btree ("version_picture_file_id");
  CREATE INDEX "_not_found_v_version_version__status_idx" ON "payload"."_not_found_v" USING btree ("version__status");
  CREATE INDEX "_not_found_v_created_at_idx" ON "payload"."_not_found_v" USING btree ("created_at");
  CREATE INDEX "_not_found_v_updated_at_idx" ON "payload"."_not_found_v" USING btree ("updated_at");
  CREATE INDEX "_not_found_v_latest_idx" ON "payload"."_not_found_v" USING btree ("latest");
  CREATE INDEX "team_page__status_idx" ON "payload"."team_page" USING btree ("_status");
  CREATE INDEX "_team_page_v_version_version__status_idx" ON "payload"."_team_page_v" USING btree ("version__status");
  CREATE INDEX "_team_page_v_created_at_idx" ON "payload"."_team_page_v" USING btree ("created_at");
  CREATE INDEX "_team_page_v_updated_at_idx" ON "payload"."_team_page_v" USING btree ("updated_at");
  CREATE INDEX "_team_page_v_latest_idx" ON "payload"."_team_page_v" USING btree ("latest");
  CREATE INDEX "hero_sky_wide_sky_wide_file_idx" ON "payload"."hero" USING btree ("sky_wide_file_id");
  CREATE INDEX "hero_sky_tall_sky_tall_file_idx" ON "payload"."hero" USING btree ("sky_tall_file_id");
  CREATE INDEX "hero_coach_coach_file_idx" ON "payload"."hero" USING btree ("coach_file_id");
  CREATE INDEX "hero_partner_picture_partner_picture_file_idx" ON "payload"."hero" USING btree ("partner_picture_file_id");
  CREATE INDEX "hero__status_idx" ON "payload"."hero" USING btree ("_status");
  CREATE INDEX "_hero_v_version_sky_wide_version_sky_wide_file_idx" ON "payload"."_hero_v" USING btree ("version_sky_wide_file_id");
  CREATE INDEX "_hero_v_version_sky_tall_version_sky_tall_file_idx" ON "payload"."_hero_v" USING btree ("version_sky_tall_file_id");
  CREATE INDEX "_hero_v_version_coach_version_coach_file_idx" ON "payload"."_hero_v" USING btree ("version_coach_file_id");
  CREATE INDEX "_hero_v_version_partner_picture_version_partner_picture__idx" ON "payload"."_hero_v" USING btree ("version_partner_picture_file_id");
  CREATE INDEX "_hero_v_version_version__status_idx" ON "payload"."_hero_v" USING btree ("version__status");
  CREATE INDEX "_hero_v_created_at_idx" ON "payload"."_hero_v" USING btree ("created_at");
  CREATE INDEX "_hero_v_updated_at_idx" ON "payload"."_hero_v" USING btree ("updated_at");
  CREATE INDEX "_hero_v_latest_idx" ON "payload"."_hero_v" USING btree ("latest");
  CREATE INDEX "problem_claims_order_idx" ON "payload"."problem_claims" USING btree ("order");
  CREATE INDEX "problem_claims_parent_idx" ON "payload"."problem_claims" USING btree ("parent_id");
  CREATE INDEX "problem_pairs_order_idx" ON "payload"."problem_pairs" USING btree ("_order");
  CREATE INDEX "problem_pairs_parent_id_idx" ON "payload"."problem_pairs" USING btree ("_parent_id");
  CREATE INDEX "problem__status_idx" ON "payload"."problem" USING btree ("_status");
  CREATE INDEX "_problem_v_version_claims_order_idx" ON "payload"."_problem_v_version_claims" USING btree ("order");
  CREATE INDEX "_problem_v_version_claims_parent_idx" ON "payload"."_problem_v_version_claims" USING btree ("parent_id");
  CREATE INDEX "_problem_v_version_pairs_order_idx" ON "payload"."_problem_v_version_pairs" USING btree ("_order");
  CREATE INDEX "_problem_v_version_pairs_parent_id_idx" ON "payload"."_problem_v_version_pairs" USING btree ("_parent_id");
  CREATE INDEX "_problem_v_version_version__status_idx" ON "payload"."_problem_v" USING btree ("version__status");
  CREATE INDEX "_problem_v_created_at_idx" ON "payload"."_problem_v" USING btree ("created_at");
  CREATE INDEX "_problem_v_updated_at_idx" ON "payload"."_problem_v" USING btree ("updated_at");
  CREATE INDEX "_problem_v_latest_idx" ON "payload"."_problem_v" USING btree ("latest");
  CREATE INDEX "history_milestones_order_idx" ON "payload"."history_milestones" USING btree ("_order");
  CREATE INDEX "history_milestones_parent_id_idx" ON "payload"."history_milestones" USING btree ("_parent_id");
  CREATE INDEX "history_claims_order_idx" ON "payload"."history_claims" USING btree ("order");
  CREATE INDEX "history_claims_parent_idx" ON "payload"."history_claims" USING btree ("parent_id");
  CREATE INDEX "history__status_idx" ON "payload"."history" USING btree ("_status");
  CREATE INDEX "_history_v_version_milestones_order_idx" ON "payload"."_history_v_version_milestones" USING btree ("_order");
  CREATE INDEX "_history_v_version_milestones_parent_id_idx" ON "payload"."_history_v_version_milestones" USING btree ("_parent_id");
  CREATE INDEX "_history_v_version_claims_order_idx" ON "payload"."_history_v_version_claims" USING btree ("order");
  CREATE INDEX "_history_v_version_claims_parent_idx" ON "payload"."_history_v_version_claims" USING btree ("parent_id");
  CREATE INDEX "_history_v_version_version__status_idx" ON "payload"."_history_v" USING btree ("version__status");
  CREATE INDEX "_history_v_created_at_idx" ON "payload"."_history_v" USING btree ("created_at");
  CREATE INDEX "_history_v_updated_at_idx" ON "payload"."_history_v" USING btree ("updated_at");
  CREATE INDEX "_history_v_latest_idx" ON "payload"."_history_v" USING btree ("latest");
  CREATE INDEX "process_steps_order_idx" ON "payload"."process_steps" USING btree ("_order");
  CREATE INDEX "process_steps_parent_id_idx" ON "payload"."process_steps" USING btree ("_parent_id");
  CREATE INDEX "process__status_idx" ON "payload"."process" USING btree ("_status");
  CREATE INDEX "_process_v_version_steps_order_idx" ON "payload"."_process_v_version_steps" USING btree ("_order");
  CREATE INDEX "_process_v_version_steps_parent_id_idx" ON "payload"."_process_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_process_v_version_version__status_idx" ON "payload"."_process_v" USING btree ("version__status");
  CREATE INDEX "_process_v_created_at_idx" ON "payload"."_process_v" USING btree ("created_at");
  CREATE INDEX "_process_v_updated_at_idx" ON "payload"."_process_v" USING btree ("updated_at");
  CREATE INDEX "_process_v_latest_idx" ON "payload"."_process_v" USING btree ("latest");
  CREATE INDEX "benefits_items_order_idx" ON "payload"."benefits_items" USING btree ("_order");
  CREATE INDEX "benefits_items_parent_id_idx" ON "payload"."benefits_items" USING btree ("_parent_id");
  CREATE INDEX "benefits__status_idx" ON "payload"."benefits" USING btree ("_status");
  CREATE INDEX "_benefits_v_version_items_order_idx" ON "payload"."_benefits_v_version_items" USING btree ("_order");
  CREATE INDEX "_benefits_v_version_items_parent_id_idx" ON "payload"."_benefits_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_benefits_v_version_version__status_idx" ON "payload"."_benefits_v" USING btree ("version__status");
  CREATE INDEX "_benefits_v_created_at_idx" ON "payload"."_benefits_v" USING btree ("created_at");
  CREATE INDEX "_benefits_v_updated_at_idx" ON "payload"."_benefits_v" USING btree ("updated_at");
  CREATE INDEX "_benefits_v_latest_idx" ON "payload"."_benefits_v" USING btree ("latest");
  CREATE INDEX "testimonials_section__status_idx" ON "payload"."testimonials_section" USING btree ("_status");
  CREATE INDEX "_testimonials_section_v_version_version__status_idx" ON "payload"."_testimonials_section_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_section_v_created_at_idx" ON "payload"."_testimonials_section_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_section_v_updated_at_idx" ON "payload"."_testimonials_section_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_section_v_latest_idx" ON "payload"."_testimonials_section_v" USING btree ("latest");
  CREATE INDEX "articles__status_idx" ON "payload"."articles" USING btree ("_status");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "payload"."_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "payload"."_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "payload"."_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "payload"."_articles_v" USING btree ("latest");
  CREATE INDEX "faq_section__status_idx" ON "payload"."faq_section" USING btree ("_status");
  CREATE INDEX "_faq_section_v_version_version__status_idx" ON "payload"."_faq_section_v" USING btree ("version__status");
  CREATE INDEX "_faq_section_v_created_at_idx" ON "payload"."_faq_section_v" USING btree ("created_at");
  CREATE INDEX "_faq_section_v_updated_at_idx" ON "payload"."_faq_section_v" USING btree ("updated_at");
  CREATE INDEX "_faq_section_v_latest_idx" ON "payload"."_faq_section_v" USING btree ("latest");
  CREATE INDEX "closing_picture_picture_file_idx" ON "payload"."closing" USING btree ("picture_file_id");
  CREATE INDEX "closing__status_idx" ON "payload"."closing" USING btree ("_status");
  CREATE INDEX "_closing_v_version_picture_version_picture_file_idx" ON "payload"."_closing_v" USING btree ("version_picture_file_id");
  CREATE INDEX "_closing_v_version_version__status_idx" ON "payload"."_closing_v" USING btree ("version__status");
  CREATE INDEX "_closing_v_created_at_idx" ON "payload"."_closing_v" USING btree ("created_at");
  CREATE INDEX "_closing_v_updated_at_idx" ON "payload"."_closing_v" USING btree ("updated_at");
  CREATE INDEX "_closing_v_latest_idx" ON "payload"."_closing_v" USING btree ("latest");
  CREATE INDEX "pricing_included_items_order_idx" ON "payload"."pricing_included_items" USING btree ("_order");
  CREATE INDEX "pricing_included_items_parent_id_idx" ON "payload"."pricing_included_items" USING btree ("_parent_id");
  CREATE INDEX "pricing_extra_items_order_idx" ON "payload"."pricing_extra_items" USING btree ("_order");
  CREATE INDEX "pricing_extra_items_parent_id_idx" ON "payload"."pricing_extra_items" USING btree ("_parent_id");
  CREATE INDEX "pricing_details_rows_order_idx" ON "payload"."pricing_details_rows" USING btree ("_order");
  CREATE INDEX "pricing_details_rows_parent_id_idx" ON "payload"."pricing_details_rows" USING btree ("_parent_id");
  CREATE INDEX "pricing_ways_rows_order_idx" ON "payload"."pricing_ways_rows" USING btree ("_order");
  CREATE INDEX "pricing_ways_rows_parent_id_idx" ON "payload"."pricing_ways_rows" USING btree ("_parent_id");
  CREATE INDEX "pricing__status_idx" ON "payload"."pricing" USING btree ("_status");
  CREATE INDEX "_pricing_v_version_included_items_order_idx" ON "payload"."_pricing_v_version_included_items" USING btree ("_order");
  CREATE INDEX "_pricing_v_version_included_items_parent_id_idx" ON "payload"."_pricing_v_version_included_items" USING btree ("_parent_id");
  CREATE INDEX "_pricing_v_version_extra_items_order_idx" ON "payload"."_pricing_v_version_extra_items" USING btree ("_order");
  CREATE INDEX "_pricing_v_version_extra_items_parent_id_idx" ON "payload"."_pricing_v_version_extra_items" USING btree ("_parent_id");
  CREATE INDEX "_pricing_v_version_details_rows_order_idx" ON "payload"."_pricing_v_version_details_rows" USING btree ("_order");
  CREATE INDEX "_pricing_v_version_details_rows_parent_id_idx" ON "payload"."_pricing_v_version_details_rows" USING btree ("_parent_id");
  CREATE INDEX "_pricing_v_version_ways_rows_order_idx" ON "payload"."_pricing_v_version_ways_rows" USING btree ("_order");
  CREATE INDEX "_pricing_v_version_ways_rows_parent_id_idx" ON "payload"."_pricing_v_version_ways_rows" USING btree ("_parent_id");
  CREATE INDEX "_pricing_v_version_version__status_idx" ON "payload"."_pricing_v" USING btree ("version__status");
  CREATE INDEX "_pricing_v_created_at_idx" ON "payload"."_pricing_v" USING btree ("created_at");
  CREATE INDEX "_pricing_v_updated_at_idx" ON "payload"."_pricing_v" USING btree ("updated_at");
  CREATE INDEX "_pricing_v_latest_idx" ON "payload"."_pricing_v" USING btree ("latest");
  CREATE INDEX "suitability_fits_items_order_idx" ON "payload"."suitability_fits_items" USING btree ("_order");
  CREATE INDEX "suitability_fits_items_parent_id_idx" ON "payload"."suitability_fits_items" USING btree ("_parent_id");
  CREATE INDEX "suitability_doctor_first_items_order_idx" ON "payload"."suitability_doctor_first_items" USING btree ("_order");
  CREATE INDEX "suitability_doctor_first_items_parent_id_idx" ON "payload"."suitability_doctor_first_items" USING btree ("_parent_id");
  CREATE INDEX "suitability__status_idx" ON "payload"."suitability" USING btree ("_status");
  CREATE INDEX "_suitability_v_version_fits_items_order_idx" ON "payload"."_suitability_v_version_fits_items" USING btree ("_order");
  CREATE INDEX "_suitability_v_version_fits_items_parent_id_idx" ON "payload"."_suitability_v_version_fits_items" USING btree ("_parent_id");
  CREATE INDEX "_suitability_v_version_doctor_first_items_order_idx" ON "payload"."_suitability_v_version_doctor_first_items" USING btree ("_order");
  CREATE INDEX "_suitability_v_version_doctor_first_items_parent_id_idx" ON "payload"."_suitability_v_version_doctor_first_items" USING btree ("_parent_id");
  CREATE INDEX "_suitability_v_version_version__status_idx" ON "payload"."_suitability_v" USING btree ("version__status");
  CREATE INDEX "_suitability_v_created_at_idx" ON "payload"."_suitability_v" USING btree ("created_at");
  CREATE INDEX "_suitability_v_updated_at_idx" ON "payload"."_suitability_v" USING btree ("updated_at");
  CREATE INDEX "_suitability_v_latest_idx" ON "payload"."_suitability_v" USING btree ("latest");
  CREATE INDEX "evidence_guidelines_others_order_idx" ON "payload"."evidence_guidelines_others" USING btree ("_order");
  CREATE INDEX "evidence_guidelines_others_parent_id_idx" ON "payload"."evidence_guidelines_others" USING btree ("_parent_id");
  CREATE INDEX "evidence_guidelines_limits_order_idx" ON "payload"."evidence_guidelines_limits" USING btree ("_order");
  CREATE INDEX "evidence_guidelines_limits_parent_id_idx" ON "payload"."evidence_guidelines_limits" USING btree ("_parent_id");
  CREATE INDEX "evidence_numbers_figures_order_idx" ON "payload"."evidence_numbers_figures" USING btree ("_order");
  CREATE INDEX "evidence_numbers_figures_parent_id_idx" ON "payload"."evidence_numbers_figures" USING btree ("_parent_id");
  CREATE INDEX "evidence_numbers_charts_bars_order_idx" ON "payload"."evidence_numbers_charts_bars" USING btree ("_order");
  CREATE INDEX "evidence_numbers_charts_bars_parent_id_idx" ON "payload"."evidence_numbers_charts_bars" USING btree ("_parent_id");
  CREATE INDEX "evidence_numbers_charts_order_idx" ON "payload"."evidence_numbers_charts" USING btree ("_order");
  CREATE INDEX "evidence_numbers_charts_parent_id_idx" ON "payload"."evidence_numbers_charts" USING btree ("_parent_id");
  CREATE INDEX "evidence_answers_items_order_idx" ON "payload"."evidence_answers_items" USING btree ("_order");
  CREATE INDEX "evidence_answers_items_parent_id_idx" ON "payload"."evidence_answers_items" USING btree ("_parent_id");
  CREATE INDEX "evidence_harms_items_order_idx" ON "payload"."evidence_harms_items" USING btree ("_order");
  CREATE INDEX "evidence_harms_items_parent_id_idx" ON "payload"."evidence_harms_items" USING btree ("_parent_id");
  CREATE INDEX "evidence_not_about_us_items_order_idx" ON "payload"."evidence_not_about_us_items" USING btree ("_order");
  CREATE INDEX "evidence_not_about_us_items_parent_id_idx" ON "payload"."evidence_not_about_us_items" USING btree ("_parent_id");
  CREATE INDEX "evidence__status_idx" ON "payload"."evidence" USING btree ("_status");
  CREATE INDEX "_evidence_v_version_guidelines_others_order_idx" ON "payload"."_evidence_v_version_guidelines_others" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_guidelines_others_parent_id_idx" ON "payload"."_evidence_v_version_guidelines_others" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_guidelines_limits_order_idx" ON "payload"."_evidence_v_version_guidelines_limits" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_guidelines_limits_parent_id_idx" ON "payload"."_evidence_v_version_guidelines_limits" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_numbers_figures_order_idx" ON "payload"."_evidence_v_version_numbers_figures" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_numbers_figures_parent_id_idx" ON "payload"."_evidence_v_version_numbers_figures" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_numbers_charts_bars_order_idx" ON "payload"."_evidence_v_version_numbers_charts_bars" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_numbers_charts_bars_parent_id_idx" ON "payload"."_evidence_v_version_numbers_charts_bars" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_numbers_charts_order_idx" ON "payload"."_evidence_v_version_numbers_charts" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_numbers_charts_parent_id_idx" ON "payload"."_evidence_v_version_numbers_charts" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_answers_items_order_idx" ON "payload"."_evidence_v_version_answers_items" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_answers_items_parent_id_idx" ON "payload"."_evidence_v_version_answers_items" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_harms_items_order_idx" ON "payload"."_evidence_v_version_harms_items" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_harms_items_parent_id_idx" ON "payload"."_evidence_v_version_harms_items" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_not_about_us_items_order_idx" ON "payload"."_evidence_v_version_not_about_us_items" USING btree ("_order");
  CREATE INDEX "_evidence_v_version_not_about_us_items_parent_id_idx" ON "payload"."_evidence_v_version_not_about_us_items" USING btree ("_parent_id");
  CREATE INDEX "_evidence_v_version_version__status_idx" ON "payload"."_evidence_v" USING btree ("version__status");
  CREATE INDEX "_evidence_v_created_at_idx" ON "payload"."_evidence_v" USING btree ("created_at");
  CREATE INDEX "_evidence_v_updated_at_idx" ON "payload"."_evidence_v" USING btree ("updated_at");
  CREATE INDEX "_evidence_v_latest_idx" ON "payload"."_evidence_v" USING btree ("latest");
  CREATE INDEX "cancellation_explanation_order_idx" ON "payload"."cancellation_explanation" USING btree ("_order");
  CREATE INDEX "cancellation_explanation_parent_id_idx" ON "payload"."cancellation_explanation" USING btree ("_parent_id");
  CREATE INDEX "cancellation_notes_items_order_idx" ON "payload"."cancellation_notes_items" USING btree ("_order");
  CREATE INDEX "cancellation_notes_items_parent_id_idx" ON "payload"."cancellation_notes_items" USING btree ("_parent_id");
  CREATE INDEX "cancellation__status_idx" ON "payload"."cancellation" USING btree ("_status");
  CREATE INDEX "_cancellation_v_version_explanation_order_idx" ON "payload"."_cancellation_v_version_explanation" USING btree ("_order");
  CREATE INDEX "_cancellation_v_version_explanation_parent_id_idx" ON "payload"."_cancellation_v_version_explanation" USING btree ("_parent_id");
  CREATE INDEX "_cancellation_v_version_notes_items_order_idx" ON "payload"."_cancellation_v_version_notes_items" USING btree ("_order");
  CREATE INDEX "_cancellation_v_version_notes_items_parent_id_idx" ON "payload"."_cancellation_v_version_notes_items" USING btree ("_parent_id");
  CREATE INDEX "_cancellation_v_version_version__status_idx" ON "payload"."_cancellation_v" USING btree ("version__status");
  CREATE INDEX "_cancellation_v_created_at_idx" ON "payload"."_cancellation_v" USING btree ("created_at");
  CREATE INDEX "_cancellation_v_updated_at_idx" ON "payload"."_cancellation_v" USING btree ("updated_at");
  CREATE INDEX "_cancellation_v_latest_idx" ON "payload"."_cancellation_v" USING btree ("latest");
  CREATE INDEX "withdrawal_explanation_order_idx" ON "payload"."withdrawal_explanation" USING btree ("_order");
  CREATE INDEX "withdrawal_explanation_parent_id_idx" ON "payload"."withdrawal_explanation" USING btree ("_parent_id");
  CREATE INDEX "withdrawal_notes_items_order_idx" ON "payload"."withdrawal_notes_items" USING btree ("_order");
  CREATE INDEX "withdrawal_notes_items_parent_id_idx" ON "payload"."withdrawal_notes_items" USING btree ("_parent_id");
  CREATE INDEX "withdrawal__status_idx" ON "payload"."withdrawal" USING btree ("_status");
  CREATE INDEX "_withdrawal_v_version_explanation_order_idx" ON "payload"."_withdrawal_v_version_explanation" USING btree ("_order");
  CREATE INDEX "_withdrawal_v_version_explanation_parent_id_idx" ON "payload"."_withdrawal_v_version_explanation" USING btree ("_parent_id");
  CREATE INDEX "_withdrawal_v_version_notes_items_order_idx" ON "payload"."_withdrawal_v_version_notes_items" USING btree ("_order");
  CREATE INDEX "_withdrawal_v_version_notes_items_parent_id_idx" ON "payload"."_withdrawal_v_version_notes_items" USING btree ("_parent_id");
  CREATE INDEX "_withdrawal_v_version_version__status_idx" ON "payload"."_withdrawal_v" USING btree ("version__status");
  CREATE INDEX "_withdrawal_v_created_at_idx" ON "payload"."_withdrawal_v" USING btree ("created_at");
  CREATE INDEX "_withdrawal_v_updated_at_idx" ON "payload"."_withdrawal_v" USING btree ("updated_at");
  CREATE INDEX "_withdrawal_v_latest_idx" ON "payload"."_withdrawal_v" USING btree ("latest");
  CREATE INDEX "newsletter__status_idx" ON "payload"."newsletter" USING btree ("_status");
  CREATE INDEX "_newsletter_v_version_version__status_idx" ON "payload"."_newsletter_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_v_created_at_idx" ON "payload"."_newsletter_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_v_updated_at_idx" ON "payload"."_newsletter_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_v_latest_idx" ON "payload"."_newsletter_v" USING btree ("latest");
  CREATE INDEX "help_lines_lines_numbers_order_idx" ON "payload"."help_lines_lines_numbers" USING btree ("_order");
  CREATE INDEX "help_lines_lines_numbers_parent_id_idx" ON "payload"."help_lines_lines_numbers" USING btree ("_parent_id");
  CREATE INDEX "help_lines_lines_order_idx" ON "payload"."help_lines_lines" USING btree ("_order");
  CREATE INDEX "help_lines_lines_parent_id_idx" ON "payload"."help_lines_lines" USING btree ("_parent_id");
  CREATE INDEX "help_lines__status_idx" ON "payload"."help_lines" USING btree ("_status");
  CREATE INDEX "_help_lines_v_version_lines_numbers_order_idx" ON "payload"."_help_lines_v_version_lines_numbers" USING btree ("_order");
  CREATE INDEX "_help_lines_v_version_lines_numbers_parent_id_idx" ON "payload"."_help_lines_v_version_lines_numbers" USING btree ("_parent_id");
  CREATE INDEX "_help_lines_v_version_lines_order_idx" ON "payload"."_help_lines_v_version_lines" USING btree ("_order");
  CREATE INDEX "_help_lines_v_version_lines_parent_id_idx" ON "payload"."_help_lines_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_help_lines_v_version_version__status_idx" ON "payload"."_help_lines_v" USING btree ("version__status");
  CREATE INDEX "_help_lines_v_created_at_idx" ON "payload"."_help_lines_v" USING btree ("created_at");
  CREATE INDEX "_help_lines_v_updated_at_idx" ON "payload"."_help_lines_v" USING btree ("updated_at");
  CREATE INDEX "_help_lines_v_latest_idx" ON "payload"."_help_lines_v" USING btree ("latest");
  CREATE INDEX "awake_doors_thoughts_steps_p_order_idx" ON "payload"."awake_doors_thoughts_steps_p" USING btree ("_order");
  CREATE INDEX "awake_doors_thoughts_steps_p_parent_id_idx" ON "payload"."awake_doors_thoughts_steps_p" USING btree ("_parent_id");
  CREATE INDEX "awake_doors_thoughts_steps_order_idx" ON "payload"."awake_doors_thoughts_steps" USING btree ("_order");
  CREATE INDEX "awake_doors_thoughts_steps_parent_id_idx" ON "payload"."awake_doors_thoughts_steps" USING btree ("_parent_id");
  CREATE INDEX "awake_doors_lying_awake_steps_p_order_idx" ON "payload"."awake_doors_lying_awake_steps_p" USING btree ("_order");
  CREATE INDEX "awake_doors_lying_awake_steps_p_parent_id_idx" ON "payload"."awake_doors_lying_awake_steps_p" USING btree ("_parent_id");
  CREATE INDEX "awake_doors_lying_awake_steps_order_idx" ON "payload"."awake_doors_lying_awake_steps" USING btree ("_order");
  CREATE INDEX "awake_doors_lying_awake_steps_parent_id_idx" ON "payload"."awake_doors_lying_awake_steps" USING btree ("_parent_id");
  CREATE INDEX "awake_doors_tension_steps_p_order_idx" ON "payload"."awake_doors_tension_steps_p" USING btree ("_order");
  CREATE INDEX "awake_doors_tension_steps_p_parent_id_idx" ON "payload"."awake_doors_tension_steps_p" USING btree ("_parent_id");
  CREATE INDEX "awake_doors_tension_steps_order_idx" ON "payload"."awake_doors_tension_steps" USING btree ("_order");
  CREATE INDEX "awake_doors_tension_steps_parent_id_idx" ON "payload"."awake_doors_tension_steps" USING btree ("_parent_id");
  CREATE INDEX "awake__status_idx" ON "payload"."awake" USING btree ("_status");
  CREATE INDEX "__awake_v_version_doors_thoughts_steps_p_v_order_idx" ON "payload"."__awake_v_version_doors_thoughts_steps_p_v" USING btree ("_order");
  CREATE INDEX "__awake_v_version_doors_thoughts_steps_p_v_parent_id_idx" ON "payload"."__awake_v_version_doors_thoughts_steps_p_v" USING btree ("_parent_id");
  CREATE INDEX "_awake_v_version_doors_thoughts_steps_order_idx" ON "payload"."_awake_v_version_doors_thoughts_steps" USING btree ("_order");
  CREATE INDEX "_awake_v_version_doors_thoughts_steps_parent_id_idx" ON "payload"."_awake_v_version_doors_thoughts_steps" USING btree ("_parent_id");
  CREATE INDEX "__awake_v_version_doors_lying_awake_steps_p_v_order_idx" ON "payload"."__awake_v_version_doors_lying_awake_steps_p_v" USING btree ("_order");
  CREATE INDEX "__awake_v_version_doors_lying_awake_steps_p_v_parent_id_idx" ON "payload"."__awake_v_version_doors_lying_awake_steps_p_v" USING btree ("_parent_id");
  CREATE INDEX "_awake_v_version_doors_lying_awake_steps_order_idx" ON "payload"."_awake_v_version_doors_lying_awake_steps" USING btree ("_order");
  CREATE INDEX "_awake_v_version_doors_lying_awake_steps_parent_id_idx" ON "payload"."_awake_v_version_doors_lying_awake_steps" USING btree ("_parent_id");
  CREATE INDEX "__awake_v_version_doors_tension_steps_p_v_order_idx" ON "payload"."__awake_v_version_doors_tension_steps_p_v" USING btree ("_order");
  CREATE INDEX "__awake_v_version_doors_tension_steps_p_v_parent_id_idx" ON "payload"."__awake_v_version_doors_tension_steps_p_v" USING btree ("_parent_id");
  CREATE INDEX "_awake_v_version_doors_tension_steps_order_idx" ON "payload"."_awake_v_version_doors_tension_steps" USING btree ("_order");
  CREATE INDEX "_awake_v_version_doors_tension_steps_parent_id_idx" ON "payload"."_awake_v_version_doors_tension_steps" USING btree ("_parent_id");
  CREATE INDEX "_awake_v_version_version__status_idx" ON "payload"."_awake_v" USING btree ("version__status");
  CREATE INDEX "_awake_v_created_at_idx" ON "payload"."_awake_v" USING btree ("created_at");
  CREATE INDEX "_awake_v_updated_at_idx" ON "payload"."_awake_v" USING btree ("updated_at");
  CREATE INDEX "_awake_v_latest_idx" ON "payload"."_awake_v" USING btree ("latest");
  CREATE INDEX "diary__status_idx" ON "payload"."diary" USING btree ("_status");
  CREATE INDEX "_diary_v_version_version__status_idx" ON "payload"."_diary_v" USING btree ("version__status");
  CREATE INDEX "_diary_v_created_at_idx" ON "payload"."_diary_v" USING btree ("created_at");
  CREATE INDEX "_diary_v_updated_at_idx" ON "payload"."_diary_v" USING btree ("updated_at");
  CREATE INDEX "_diary_v_latest_idx" ON "payload"."_diary_v" USING btree ("latest");
  CREATE INDEX "search_parts_order_idx" ON "payload"."search_parts" USING btree ("_order");
  CREATE INDEX "search_parts_parent_id_idx" ON "payload"."search_parts" USING btree ("_parent_id");
  CREATE INDEX "search_synonyms_order_idx" ON "payload"."search_synonyms" USING btree ("_order");
  CREATE INDEX "search_synonyms_parent_id_idx" ON "payload"."search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search__status_idx" ON "payload"."search" USING btree ("_status");
  CREATE INDEX "search_texts_order_parent" ON "payload"."search_texts" USING btree ("order","parent_id");
  CREATE INDEX "_search_v_version_parts_order_idx" ON "payload"."_search_v_version_parts" USING btree ("_order");
  CREATE INDEX "_search_v_version_parts_parent_id_idx" ON "payload"."_search_v_version_parts" USING btree ("_parent_id");
  CREATE INDEX "_search_v_version_synonyms_order_idx" ON "payload"."_search_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_v_version_synonyms_parent_id_idx" ON "payload"."_search_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_v_version_version__status_idx" ON "payload"."_search_v" USING btree ("version__status");
  CREATE INDEX "_search_v_created_at_idx" ON "payload"."_search_v" USING btree ("created_at");
  CREATE INDEX "_search_v_updated_at_idx" ON "payload"."_search_v" USING btree ("updated_at");
  CREATE INDEX "_search_v_latest_idx" ON "payload"."_search_v" USING btree ("latest");
  CREATE INDEX "_search_v_texts_order_parent" ON "payload"."_search_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "fit_check_outcomes_fits_links_order_idx" ON "payload"."fit_check_outcomes_fits_links" USING btree ("_order");
  CREATE INDEX "fit_check_outcomes_fits_links_parent_id_idx" ON "payload"."fit_check_outcomes_fits_links" USING btree ("_parent_id");
  CREATE INDEX "fit_check_outcomes_doctor_first_links_order_idx" ON "payload"."fit_check_outcomes_doctor_first_links" USING btree ("_order");
  CREATE INDEX "fit_check_outcomes_doctor_first_links_parent_id_idx" ON "payload"."fit_check_outcomes_doctor_first_links" USING btree ("_parent_id");
  CREATE INDEX "fit_check__status_idx" ON "payload"."fit_check" USING btree ("_status");
  CREATE INDEX "_fit_check_v_version_outcomes_fits_links_order_idx" ON "payload"."_fit_check_v_version_outcomes_fits_links" USING btree ("_order");
  CREATE INDEX "_fit_check_v_version_outcomes_fits_links_parent_id_idx" ON "payload"."_fit_check_v_version_outcomes_fits_links" USING btree ("_parent_id");
  CREATE INDEX "_fit_check_v_version_outcomes_doctor_first_links_order_idx" ON "payload"."_fit_check_v_version_outcomes_doctor_first_links" USING btree ("_order");
  CREATE INDEX "_fit_check_v_version_outcomes_doctor_first_links_parent_id_idx" ON "payload"."_fit_check_v_version_outcomes_doctor_first_links" USING btree ("_parent_id");
  CREATE INDEX "_fit_check_v_version_version__status_idx" ON "payload"."_fit_check_v" USING btree ("version__status");
  CREATE INDEX "_fit_check_v_created_at_idx" ON "payload"."_fit_check_v" USING btree ("created_at");
  CREATE INDEX "_fit_check_v_updated_at_idx" ON "payload"."_fit_check_v" USING btree ("updated_at");
  CREATE INDEX "_fit_check_v_latest_idx" ON "payload"."_fit_check_v" USING btree ("latest");
  CREATE INDEX "consent_categories_analytics_markers_order_idx" ON "payload"."consent_categories_analytics_markers" USING btree ("_order");
  CREATE INDEX "consent_categories_analytics_markers_parent_id_idx" ON "payload"."consent_categories_analytics_markers" USING btree ("_parent_id");
  CREATE INDEX "consent_categories_marketing_markers_order_idx" ON "payload"."consent_categories_marketing_markers" USING btree ("_order");
  CREATE INDEX "consent_categories_marketing_markers_parent_id_idx" ON "payload"."consent_categories_marketing_markers" USING btree ("_parent_id");
  CREATE INDEX "consent__status_idx" ON "payload"."consent" USING btree ("_status");
  CREATE INDEX "_consent_v_version_categories_analytics_markers_order_idx" ON "payload"."_consent_v_version_categories_analytics_markers" USING btree ("_order");
  CREATE INDEX "_consent_v_version_categories_analytics_markers_parent_id_idx" ON "payload"."_consent_v_version_categories_analytics_markers" USING btree ("_parent_id");
  CREATE INDEX "_consent_v_version_categories_marketing_markers_order_idx" ON "payload"."_consent_v_version_categories_marketing_markers" USING btree ("_order");
  CREATE INDEX "_consent_v_version_categories_marketing_markers_parent_id_idx" ON "payload"."_consent_v_version_categories_marketing_markers" USING btree ("_parent_id");
  CREATE INDEX "_consent_v_version_version__status_idx" ON "payload"."_consent_v" USING btree ("version__status");
  CREATE INDEX "_consent_v_created_at_idx" ON "payload"."_consent_v" USING btree ("created_at");
  CREATE INDEX "_consent_v_updated_at_idx" ON "payload"."_consent_v" USING btree ("updated_at");
  CREATE INDEX "_consent_v_latest_idx" ON "payload"."_consent_v" USING btree ("latest");
  CREATE INDEX "imprint__status_idx" ON "payload"."imprint" USING btree ("_status");
  CREATE INDEX "_imprint_v_version_version__status_idx" ON "payload"."_imprint_v" USING btree ("version__status");
  CREATE INDEX "_imprint_v_created_at_idx" ON "payload"."_imprint_v" USING btree ("created_at");
  CREATE INDEX "_imprint_v_updated_at_idx" ON "payload"."_imprint_v" USING btree ("updated_at");
  CREATE INDEX "_imprint_v_latest_idx" ON "payload"."_imprint_v" USING btree ("latest");
  CREATE INDEX "privacy__status_idx" ON "payload"."privacy" USING btree ("_status");
  CREATE INDEX "_privacy_v_version_version__status_idx" ON "payload"."_privacy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_v_created_at_idx" ON "payload"."_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "payload"."_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_v_latest_idx" ON "payload"."_privacy_v" USING btree ("latest");
  CREATE INDEX "terms__status_idx" ON "payload"."terms" USING btree ("_status");
  CREATE INDEX "_terms_v_version_version__status_idx" ON "payload"."_terms_v" USING btree ("version__status");
  CREATE INDEX "_terms_v_created_at_idx" ON "payload"."_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "payload"."_terms_v" USING btree ("updated_at");
  CREATE INDEX "_terms_v_latest_idx" ON "payload"."_terms_v" USING btree ("latest");
  CREATE INDEX "accessibility__status_idx" ON "payload"."accessibility" USING btree ("_status");
  CREATE INDEX "_accessibility_v_version_version__status_idx" ON "payload"."_accessibility_v" USING btree ("version__status");
  CREATE INDEX "_accessibility_v_created_at_idx" ON "payload"."_accessibility_v" USING btree ("created_at");
  CREATE INDEX "_accessibility_v_updated_at_idx" ON "payload"."_accessibility_v" USING btree ("updated_at");
  CREATE INDEX "_accessibility_v_latest_idx" ON "payload"."_accessibility_v" USING btree ("latest");
  CREATE INDEX "blog_page__status_idx" ON "payload"."blog_page" USING btree ("_status");
  CREATE INDEX "_blog_page_v_version_version__status_idx" ON "payload"."_blog_page_v" USING btree ("version__status");
  CREATE INDEX "_blog_page_v_created_at_idx" ON "payload"."_blog_page_v" USING btree ("created_at");
  CREATE INDEX "_blog_page_v_updated_at_idx" ON "payload"."_blog_page_v" USING btree ("updated_at");
  CREATE INDEX "_blog_page_v_latest_idx" ON "payload"."_blog_page_v" USING btree ("latest");`)
}

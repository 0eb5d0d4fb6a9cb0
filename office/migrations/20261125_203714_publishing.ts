// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_publications_status" AS ENUM('waiting', 'running', 'published', 'failed');
  CREATE TABLE "payload"."publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "payload"."enum_publications_status" NOT NULL,
  	"what" varchar NOT NULL,
  	"person" varchar,
  	"person_name" varchar NOT NULL,
  	"failure" varchar,
  	"commit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload"."consent_services" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_consent_services_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."testimonials" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_testimonials_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."faq" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_faq_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."team" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_team_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."blog" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_blog_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."sources" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_sources_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."bars" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_bars_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."circle" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_circle_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."way" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_way_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."nights" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_nights_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."rhythm" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_rhythm_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."share" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_share_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."layers" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_layers_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."breath" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_breath_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "publications_id" integer;
  ALTER TABLE "payload"."brand" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_brand_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."contact" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_contact_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."company" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_company_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."processors" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_processors_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."links" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_links_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."claims" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_claims_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."offer" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_offer_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."decisions" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_decisions_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."navigation" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_navigation_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."share_picture" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_share_picture_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."not_found" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_not_found_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."team_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_team_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."hero" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_hero_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."problem" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_problem_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."history" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_history_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."process" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_process_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."benefits" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_benefits_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."testimonials_section" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_testimonials_section_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."articles" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_articles_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."faq_section" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_faq_section_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."closing" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_closing_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."pricing" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_pricing_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."suitability" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_suitability_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."evidence" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_evidence_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."cancellation" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_cancellation_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."withdrawal" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_withdrawal_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."newsletter" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_newsletter_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."help_lines" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_help_lines_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."awake" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_awake_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."diary" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_diary_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."search" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_search_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."fit_check" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_fit_check_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."consent" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_consent_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."imprint" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_imprint_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."privacy" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_privacy_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."terms" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_terms_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."accessibility" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_accessibility_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload"."blog_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "payload"."_blog_page_v" ADD COLUMN "version_changed_by" varchar;
  CREATE INDEX "publications_status_idx" ON "payload"."publications" USING btree ("status");
  CREATE INDEX "publications_updated_at_idx" ON "payload"."publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "payload"."publications" USING btree ("created_at");
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "payload"."publications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("publications_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."publications" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload"."publications" CASCADE;
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_publications_fk";
  
  DROP INDEX "payload"."payload_locked_documents_rels_publications_id_idx";
  ALTER TABLE "payload"."consent_services" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_consent_services_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."testimonials" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_testimonials_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."faq" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_faq_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."team" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_team_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."blog" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_blog_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."sources" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_sources_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."bars" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_bars_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."circle" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_circle_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."way" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_way_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."nights" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_nights_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."rhythm" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_rhythm_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."share" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_share_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."layers" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_layers_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."breath" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_breath_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP COLUMN "publications_id";
  ALTER TABLE "payload"."brand" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_brand_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."contact" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_contact_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."company" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_company_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."processors" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_processors_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."links" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_links_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."claims" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_claims_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."offer" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_offer_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."decisions" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_decisions_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."navigation" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_navigation_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."share_picture" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_share_picture_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."not_found" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_not_found_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."team_page" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_team_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."hero" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_hero_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."problem" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_problem_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."history" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_history_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."process" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_process_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."benefits" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_benefits_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."testimonials_section" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_testimonials_section_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."articles" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_articles_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."faq_section" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_faq_section_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."closing" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_closing_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."pricing" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_pricing_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."suitability" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_suitability_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."evidence" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_evidence_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."cancellation" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_cancellation_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."withdrawal" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_withdrawal_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."newsletter" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_newsletter_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."help_lines" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_help_lines_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."awake" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_awake_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."diary" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_diary_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."search" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_search_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."fit_check" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_fit_check_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."consent" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_consent_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."imprint" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_imprint_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."privacy" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_privacy_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."terms" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_terms_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."accessibility" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_accessibility_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload"."blog_page" DROP COLUMN "changed_by";
  ALTER TABLE "payload"."_blog_page_v" DROP COLUMN "version_changed_by";
  DROP TYPE "payload"."enum_publications_status";`)
}

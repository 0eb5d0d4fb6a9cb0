// @ts-nocheck: as Payload writes it.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

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

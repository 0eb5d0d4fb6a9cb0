CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"cause" text NOT NULL,
	"what" text NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"held" text,
	"trusted_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "confirmed_with" uuid;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "marked_on" integer;--> statement-breakpoint
ALTER TABLE "newsletter_past_subscriptions" ADD COLUMN "marked_on" integer;--> statement-breakpoint
CREATE INDEX "declarations_by_address" ON "declarations" USING btree (lower(content ->> 'email'),"received_at");--> statement-breakpoint
CREATE INDEX "declarations_confirmed_with" ON "declarations" USING btree ("confirmed_with") WHERE confirmed_with is not null;--> statement-breakpoint
CREATE INDEX "declarations_marked" ON "declarations" USING btree ("marked_on") WHERE marked_on is not null;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Rows of % are never changed or removed.', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "erasures_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "erasures" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE TABLE "newsletter_confirm_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_consent_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_past_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"text_version" text NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"text_version" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribe_token" text NOT NULL,
	"reference" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"idempotency_hash" text,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"mails" integer NOT NULL,
	"client_hash" text,
	CONSTRAINT "newsletter_subscribers_address_key_unique" UNIQUE("address_key"),
	CONSTRAINT "newsletter_subscribers_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
ALTER TABLE "newsletter_confirm_tokens" ADD CONSTRAINT "newsletter_confirm_tokens_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_past_subscriptions" ADD CONSTRAINT "newsletter_past_subscriptions_text_version_newsletter_consent_texts_version_fk" FOREIGN KEY ("text_version") REFERENCES "public"."newsletter_consent_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_text_version_newsletter_consent_texts_version_fk" FOREIGN KEY ("text_version") REFERENCES "public"."newsletter_consent_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_confirm_tokens_of" ON "newsletter_confirm_tokens" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_past_subscriptions_of" ON "newsletter_past_subscriptions" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_client" ON "newsletter_subscribers" USING btree ("client_hash","asked_at") WHERE client_hash is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_unconfirmed" ON "newsletter_subscribers" USING btree ("requested_at") WHERE confirmed_at is null;
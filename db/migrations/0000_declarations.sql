CREATE TABLE "declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"ends_on" date,
	"content_hash" text NOT NULL,
	"idempotency_hash" text,
	"client_hash" text,
	"suspicious" boolean DEFAULT false NOT NULL,
	"team_notified_at" timestamp (3) with time zone,
	"confirmation_sent_at" timestamp (3) with time zone,
	CONSTRAINT "declarations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "declarations_idempotency_hash_unique" UNIQUE("idempotency_hash")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "declarations_same_content" ON "declarations" USING btree ("content_hash","received_at");--> statement-breakpoint
CREATE INDEX "declarations_by_client" ON "declarations" USING btree ("client_hash","received_at") WHERE client_hash is not null;--> statement-breakpoint
CREATE INDEX "declarations_by_time" ON "declarations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "declarations_undelivered" ON "declarations" USING btree ("received_at") WHERE team_notified_at is null or confirmation_sent_at is null;
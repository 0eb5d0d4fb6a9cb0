CREATE TABLE "published_builds" (
	"id" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);

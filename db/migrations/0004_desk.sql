CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"declaration_id" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"written_by" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "done_by" text;--> statement-breakpoint
ALTER TABLE "declaration_notes" ADD CONSTRAINT "declaration_notes_declaration_id_declarations_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declaration_notes_of" ON "declaration_notes" USING btree ("declaration_id","written_at");
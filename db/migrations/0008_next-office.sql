CREATE TABLE "office"."declaration_mails" (
	"user_id" text NOT NULL,
	"declaration_id" uuid NOT NULL,
	CONSTRAINT "declaration_mails_user_id_declaration_id_pk" PRIMARY KEY("user_id","declaration_id")
);
--> statement-breakpoint
CREATE TABLE "office"."declaration_readers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office"."used_codes" (
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_codes_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
ALTER TABLE "office"."invitations" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "office"."log" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "kept_here" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "given_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "office"."declaration_mails" ADD CONSTRAINT "declaration_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "office"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office"."declaration_mails" ADD CONSTRAINT "declaration_mails_declaration_id_declarations_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office"."declaration_readers" ADD CONSTRAINT "declaration_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "office"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office"."used_codes" ADD CONSTRAINT "used_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "office"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office"."invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "office"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "office"."log_hash"("before" text, "line" "office"."log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(jsonb_build_array("before", line.id, extract(epoch FROM line.at), line.user_id, line.user_name, line.what, line.about)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION "office"."chain_log"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('office.log'));
	-- Numbers were given before the lock, so that lines of one moment could be in another order than their numbers.
	NEW.id := nextval('office.log_id_seq');
	NEW.hash := office.log_hash(coalesce((SELECT hash FROM office.log ORDER BY id DESC LIMIT 1), ''), NEW);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "office"."changed_log_line"() RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT id FROM (
		SELECT log.id, log.hash, office.log_hash(coalesce(lag(log.hash) OVER (ORDER BY log.id), ''), log) AS expected FROM office.log
	) AS lines WHERE hash <> expected ORDER BY id LIMIT 1
$$;--> statement-breakpoint
ALTER TABLE "office"."log" DISABLE TRIGGER "log_stays";--> statement-breakpoint
DO $$ DECLARE line office.log; before text := ''; BEGIN
	FOR line IN SELECT * FROM office.log ORDER BY id LOOP
		before := office.log_hash(before, line);
		UPDATE office.log SET hash = before WHERE id = line.id;
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "office"."log" ENABLE TRIGGER "log_stays";--> statement-breakpoint
CREATE TRIGGER "log_is_chained" BEFORE INSERT ON "office"."log" FOR EACH ROW EXECUTE FUNCTION "office"."chain_log"();

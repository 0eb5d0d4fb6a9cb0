-- Without the key nobody can find out a sender's network by trying all of them.
INSERT INTO "secrets" ("name", "value")
VALUES (
	'client-hash-key',
	encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
)
ON CONFLICT ("name") DO NOTHING;

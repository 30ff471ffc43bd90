DROP INDEX "members_search_name";--> statement-breakpoint
DROP INDEX "members_search_given_name";--> statement-breakpoint
DROP INDEX "orders_buyer_name";--> statement-breakpoint
CREATE INDEX "members_letters" ON "members" USING gin (string_to_array(lower(regexp_replace(normalize("name", NFKC), '[\s\u00ad\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')), null));--> statement-breakpoint
CREATE INDEX "orders_buyer_letters" ON "orders" USING gin (string_to_array(lower(regexp_replace(normalize(("buyer" ->> 'name'), NFKC), '[\s\u00ad\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')), null));
CREATE TABLE "world_aggregates" (
	"kind" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"place" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "world_aggregates_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "world_head" (
	"one" boolean PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"schema" integer NOT NULL,
	CONSTRAINT "world_head_is_one" CHECK ("world_head"."one")
);
--> statement-breakpoint
CREATE TABLE "world_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"touched" text NOT NULL,
	"events" text NOT NULL,
	"together" uuid
);
--> statement-breakpoint
CREATE INDEX "world_aggregates_by_place" ON "world_aggregates" USING btree ("place","kind");
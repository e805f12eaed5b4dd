import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_type" AS ENUM('video', 'gallery');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('published', 'pending', 'processing', 'scheduled');
  CREATE TYPE "public"."enum_posts_category" AS ENUM('hunt', 'gear-review', 'q-and-a');
  CREATE TYPE "public"."enum__posts_v_version_type" AS ENUM('video', 'gallery');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('published', 'pending', 'processing', 'scheduled');
  CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('hunt', 'gear-review', 'q-and-a');
  CREATE TYPE "public"."enum_comments_status" AS ENUM('visible', 'pending', 'hidden');
  CREATE TYPE "public"."enum_media_kind" AS ENUM('image', 'video');
  CREATE TYPE "public"."enum_media_state" AS ENUM('ticket', 'receiving', 'ready');
  CREATE TYPE "public"."enum_orders_payment" AS ENUM('pending', 'paid', 'failed', 'refunded', 'partially_refunded');
  CREATE TYPE "public"."enum_orders_fulfilment" AS ENUM('none', 'held', 'submitted', 'in_production', 'shipped', 'partially_shipped', 'delivered', 'cancelled', 'needs_attention');
  CREATE TYPE "public"."enum_orders_shipping_method" AS ENUM('standard', 'express');
  CREATE TYPE "public"."enum_subscriptions_plan" AS ENUM('monthly', 'annual');
  CREATE TYPE "public"."enum_subscriptions_status" AS ENUM('pending', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired', 'canceled');
  CREATE TYPE "public"."enum_mailed_links_purpose" AS ENUM('reset-password', 'verify-email');
  CREATE TYPE "public"."enum_provider_events_provider" AS ENUM('stripe', 'spreadconnect');
  CREATE TABLE "posts_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"type" "enum_posts_type" DEFAULT 'video' NOT NULL,
  	"cover_id" integer,
  	"video_id" integer,
  	"is_subscriber_only" boolean DEFAULT true NOT NULL,
  	"status" "enum_posts_status" DEFAULT 'published' NOT NULL,
  	"category" "enum_posts_category" DEFAULT 'hunt' NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"public_at" timestamp(3) with time zone,
  	"author_id" integer,
  	"video_duration" numeric,
  	"view_count" numeric DEFAULT 0 NOT NULL,
  	"comment_count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_posts_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar,
  	"version_type" "enum__posts_v_version_type" DEFAULT 'video' NOT NULL,
  	"version_cover_id" integer,
  	"version_video_id" integer,
  	"version_is_subscriber_only" boolean DEFAULT true NOT NULL,
  	"version_status" "enum__posts_v_version_status" DEFAULT 'published' NOT NULL,
  	"version_category" "enum__posts_v_version_category" DEFAULT 'hunt' NOT NULL,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_public_at" timestamp(3) with time zone,
  	"version_author_id" integer,
  	"version_video_duration" numeric,
  	"version_view_count" numeric DEFAULT 0 NOT NULL,
  	"version_comment_count" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"content" varchar NOT NULL,
  	"status" "enum_comments_status" DEFAULT 'visible' NOT NULL,
  	"post_id" integer NOT NULL,
  	"author_id" integer NOT NULL,
  	"like_count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comment_likes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comment_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"kind" "enum_media_kind",
  	"state" "enum_media_state" DEFAULT 'ready' NOT NULL,
  	"owner_id" integer,
  	"ticket" varchar,
  	"ticket_expires_at" timestamp(3) with time zone,
  	"max_bytes" numeric,
  	"duration_seconds" numeric,
  	"used_at" timestamp(3) with time zone,
  	"widths" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"image_id" integer,
  	"category" varchar DEFAULT 'General' NOT NULL,
  	"price_cents" numeric DEFAULT 0 NOT NULL,
  	"rating" numeric DEFAULT 0 NOT NULL,
  	"review_count" numeric DEFAULT 0 NOT NULL,
  	"in_stock" boolean DEFAULT true NOT NULL,
  	"merchandise_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "merchandise_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_url" varchar NOT NULL,
  	"appearance_id" varchar,
  	"appearance_name" varchar,
  	"is_primary" boolean DEFAULT false
  );
  
  CREATE TABLE "merchandise" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"category" varchar DEFAULT 'General' NOT NULL,
  	"hidden" boolean DEFAULT false NOT NULL,
  	"provider_title" varchar,
  	"description" varchar,
  	"article_id" varchar NOT NULL,
  	"vanished_at" timestamp(3) with time zone,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "variants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"merchandise_id" integer NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"provider_variant_id" varchar NOT NULL,
  	"sku" varchar NOT NULL,
  	"size_name" varchar NOT NULL,
  	"appearance_id" varchar NOT NULL,
  	"appearance_name" varchar NOT NULL,
  	"appearance_color_value" varchar,
  	"image_url" varchar,
  	"retail_price_cents" numeric DEFAULT 0 NOT NULL,
  	"cost_cents" numeric DEFAULT 0 NOT NULL,
  	"stock" numeric,
  	"sellable" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key_hash" varchar,
  	"user_id" integer,
  	"version" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cart_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cart_id" integer NOT NULL,
  	"variant_id" integer NOT NULL,
  	"quantity" numeric NOT NULL,
  	"price_seen_cents" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"payment" "enum_orders_payment" DEFAULT 'pending' NOT NULL,
  	"fulfilment" "enum_orders_fulfilment" DEFAULT 'none' NOT NULL,
  	"problem" varchar,
  	"user_id" integer,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"shipping_address" jsonb NOT NULL,
  	"billing_address" jsonb NOT NULL,
  	"shipping_method" "enum_orders_shipping_method" NOT NULL,
  	"currency" varchar DEFAULT 'usd' NOT NULL,
  	"subtotal_cents" numeric DEFAULT 0 NOT NULL,
  	"discount_cents" numeric DEFAULT 0 NOT NULL,
  	"shipping_cents" numeric DEFAULT 0 NOT NULL,
  	"tax_cents" numeric DEFAULT 0 NOT NULL,
  	"total_cents" numeric DEFAULT 0 NOT NULL,
  	"refunded_cents" numeric DEFAULT 0 NOT NULL,
  	"tracking" jsonb,
  	"cart_id" integer,
  	"cart_version" numeric,
  	"fingerprint" varchar,
  	"access_key_hash" varchar,
  	"payment_intent_id" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"provider_order_id" varchar,
  	"submit_tries" numeric DEFAULT 0 NOT NULL,
  	"submit_started_at" timestamp(3) with time zone,
  	"confirm_after" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"is_demo" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"position" numeric NOT NULL,
  	"variant_id" integer,
  	"sku" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"size" varchar NOT NULL,
  	"color" varchar NOT NULL,
  	"image_url" varchar,
  	"quantity" numeric NOT NULL,
  	"unit_price_cents" numeric DEFAULT 0 NOT NULL,
  	"line_total_cents" numeric DEFAULT 0 NOT NULL,
  	"unit_cost_cents" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"what" varchar NOT NULL,
  	"is_internal" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"is_employee" boolean DEFAULT false NOT NULL,
  	"complimentary_until" timestamp(3) with time zone,
  	"comments_muted" boolean DEFAULT false NOT NULL,
  	"comments_trusted" boolean DEFAULT false NOT NULL,
  	"handle" varchar NOT NULL,
  	"card_customer_id" varchar,
  	"trial_used_at" timestamp(3) with time zone,
  	"normalised_email" varchar,
  	"email_verified_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"plan" "enum_subscriptions_plan" NOT NULL,
  	"status" "enum_subscriptions_status" NOT NULL,
  	"is_trial" boolean DEFAULT false NOT NULL,
  	"setup_intent_id" varchar,
  	"subscription_id" varchar,
  	"current_period_end" timestamp(3) with time zone,
  	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
  	"trial_end" timestamp(3) with time zone,
  	"past_due_since" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"card_fingerprint" varchar,
  	"fetched_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mailed_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"purpose" "enum_mailed_links_purpose" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value" varchar,
  	"is_public" boolean DEFAULT false NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "provider_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" "enum_provider_events_provider" NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"object_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"comments_id" integer,
  	"comment_likes_id" integer,
  	"comment_reports_id" integer,
  	"media_id" integer,
  	"products_id" integer,
  	"merchandise_id" integer,
  	"variants_id" integer,
  	"carts_id" integer,
  	"cart_items_id" integer,
  	"orders_id" integer,
  	"order_lines_id" integer,
  	"order_events_id" integer,
  	"users_id" integer,
  	"subscriptions_id" integer,
  	"mailed_links_id" integer,
  	"site_settings_id" integer,
  	"provider_events_id" integer,
  	"mail_outbox_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts_images" ADD CONSTRAINT "posts_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_images" ADD CONSTRAINT "posts_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_version_images" ADD CONSTRAINT "_posts_v_version_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_version_images" ADD CONSTRAINT "_posts_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_video_id_media_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_merchandise_id_merchandise_id_fk" FOREIGN KEY ("merchandise_id") REFERENCES "public"."merchandise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merchandise_images" ADD CONSTRAINT "merchandise_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."merchandise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_merchandise_id_merchandise_id_fk" FOREIGN KEY ("merchandise_id") REFERENCES "public"."merchandise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comment_likes_fk" FOREIGN KEY ("comment_likes_id") REFERENCES "public"."comment_likes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comment_reports_fk" FOREIGN KEY ("comment_reports_id") REFERENCES "public"."comment_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_merchandise_fk" FOREIGN KEY ("merchandise_id") REFERENCES "public"."merchandise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_variants_fk" FOREIGN KEY ("variants_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_carts_fk" FOREIGN KEY ("carts_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cart_items_fk" FOREIGN KEY ("cart_items_id") REFERENCES "public"."cart_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_lines_fk" FOREIGN KEY ("order_lines_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_events_fk" FOREIGN KEY ("order_events_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailed_links_fk" FOREIGN KEY ("mailed_links_id") REFERENCES "public"."mailed_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_settings_fk" FOREIGN KEY ("site_settings_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provider_events_fk" FOREIGN KEY ("provider_events_id") REFERENCES "public"."provider_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_outbox_fk" FOREIGN KEY ("mail_outbox_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_images_order_idx" ON "posts_images" USING btree ("_order");
  CREATE INDEX "posts_images_parent_id_idx" ON "posts_images" USING btree ("_parent_id");
  CREATE INDEX "posts_images_media_idx" ON "posts_images" USING btree ("media_id");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_video_idx" ON "posts" USING btree ("video_id");
  CREATE INDEX "posts_publish_at_idx" ON "posts" USING btree ("publish_at");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_view_count_idx" ON "posts" USING btree ("view_count");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "status_createdAt_idx" ON "posts" USING btree ("status","created_at");
  CREATE INDEX "_posts_v_version_images_order_idx" ON "_posts_v_version_images" USING btree ("_order");
  CREATE INDEX "_posts_v_version_images_parent_id_idx" ON "_posts_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_images_media_idx" ON "_posts_v_version_images" USING btree ("media_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_video_idx" ON "_posts_v" USING btree ("version_video_id");
  CREATE INDEX "_posts_v_version_version_publish_at_idx" ON "_posts_v" USING btree ("version_publish_at");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_view_count_idx" ON "_posts_v" USING btree ("version_view_count");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "version_status_version_createdAt_idx" ON "_posts_v" USING btree ("version_status","version_created_at");
  CREATE INDEX "comments_status_idx" ON "comments" USING btree ("status");
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "post_status_createdAt_idx" ON "comments" USING btree ("post_id","status","created_at");
  CREATE INDEX "comment_likes_comment_idx" ON "comment_likes" USING btree ("comment_id");
  CREATE INDEX "comment_likes_user_idx" ON "comment_likes" USING btree ("user_id");
  CREATE INDEX "comment_likes_updated_at_idx" ON "comment_likes" USING btree ("updated_at");
  CREATE INDEX "comment_likes_created_at_idx" ON "comment_likes" USING btree ("created_at");
  CREATE UNIQUE INDEX "comment_user_idx" ON "comment_likes" USING btree ("comment_id","user_id");
  CREATE INDEX "comment_reports_comment_idx" ON "comment_reports" USING btree ("comment_id");
  CREATE INDEX "comment_reports_user_idx" ON "comment_reports" USING btree ("user_id");
  CREATE INDEX "comment_reports_updated_at_idx" ON "comment_reports" USING btree ("updated_at");
  CREATE INDEX "comment_reports_created_at_idx" ON "comment_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "comment_user_1_idx" ON "comment_reports" USING btree ("comment_id","user_id");
  CREATE INDEX "media_state_idx" ON "media" USING btree ("state");
  CREATE INDEX "media_owner_idx" ON "media" USING btree ("owner_id");
  CREATE UNIQUE INDEX "media_ticket_idx" ON "media" USING btree ("ticket");
  CREATE INDEX "media_used_at_idx" ON "media" USING btree ("used_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category");
  CREATE INDEX "products_merchandise_idx" ON "products" USING btree ("merchandise_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "merchandise_images_order_idx" ON "merchandise_images" USING btree ("_order");
  CREATE INDEX "merchandise_images_parent_id_idx" ON "merchandise_images" USING btree ("_parent_id");
  CREATE INDEX "merchandise_category_idx" ON "merchandise" USING btree ("category");
  CREATE UNIQUE INDEX "merchandise_article_id_idx" ON "merchandise" USING btree ("article_id");
  CREATE INDEX "merchandise_updated_at_idx" ON "merchandise" USING btree ("updated_at");
  CREATE INDEX "merchandise_created_at_idx" ON "merchandise" USING btree ("created_at");
  CREATE INDEX "variants_merchandise_idx" ON "variants" USING btree ("merchandise_id");
  CREATE UNIQUE INDEX "variants_provider_variant_id_idx" ON "variants" USING btree ("provider_variant_id");
  CREATE INDEX "variants_sku_idx" ON "variants" USING btree ("sku");
  CREATE INDEX "variants_updated_at_idx" ON "variants" USING btree ("updated_at");
  CREATE INDEX "variants_created_at_idx" ON "variants" USING btree ("created_at");
  CREATE INDEX "merchandise_position_idx" ON "variants" USING btree ("merchandise_id","position");
  CREATE UNIQUE INDEX "carts_key_hash_idx" ON "carts" USING btree ("key_hash");
  CREATE UNIQUE INDEX "carts_user_idx" ON "carts" USING btree ("user_id");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "cart_items_cart_idx" ON "cart_items" USING btree ("cart_id");
  CREATE INDEX "cart_items_variant_idx" ON "cart_items" USING btree ("variant_id");
  CREATE INDEX "cart_items_updated_at_idx" ON "cart_items" USING btree ("updated_at");
  CREATE INDEX "cart_items_created_at_idx" ON "cart_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "cart_variant_idx" ON "cart_items" USING btree ("cart_id","variant_id");
  CREATE UNIQUE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id");
  CREATE INDEX "orders_cart_idx" ON "orders" USING btree ("cart_id");
  CREATE INDEX "orders_fingerprint_idx" ON "orders" USING btree ("fingerprint");
  CREATE INDEX "orders_access_key_hash_idx" ON "orders" USING btree ("access_key_hash");
  CREATE UNIQUE INDEX "orders_payment_intent_id_idx" ON "orders" USING btree ("payment_intent_id");
  CREATE UNIQUE INDEX "orders_provider_order_id_idx" ON "orders" USING btree ("provider_order_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "payment_createdAt_idx" ON "orders" USING btree ("payment","created_at");
  CREATE INDEX "fulfilment_createdAt_idx" ON "orders" USING btree ("fulfilment","created_at");
  CREATE INDEX "order_lines_order_idx" ON "order_lines" USING btree ("order_id");
  CREATE INDEX "order_lines_variant_idx" ON "order_lines" USING btree ("variant_id");
  CREATE INDEX "order_lines_updated_at_idx" ON "order_lines" USING btree ("updated_at");
  CREATE INDEX "order_lines_created_at_idx" ON "order_lines" USING btree ("created_at");
  CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");
  CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
  CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_is_employee_idx" ON "users" USING btree ("is_employee");
  CREATE UNIQUE INDEX "users_handle_idx" ON "users" USING btree ("handle");
  CREATE UNIQUE INDEX "users_card_customer_id_idx" ON "users" USING btree ("card_customer_id");
  CREATE INDEX "users_normalised_email_idx" ON "users" USING btree ("normalised_email");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");
  CREATE UNIQUE INDEX "subscriptions_setup_intent_id_idx" ON "subscriptions" USING btree ("setup_intent_id");
  CREATE UNIQUE INDEX "subscriptions_subscription_id_idx" ON "subscriptions" USING btree ("subscription_id");
  CREATE INDEX "subscriptions_card_fingerprint_idx" ON "subscriptions" USING btree ("card_fingerprint");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "user_status_idx" ON "subscriptions" USING btree ("user_id","status");
  CREATE INDEX "mailed_links_user_idx" ON "mailed_links" USING btree ("user_id");
  CREATE UNIQUE INDEX "mailed_links_token_hash_idx" ON "mailed_links" USING btree ("token_hash");
  CREATE INDEX "mailed_links_updated_at_idx" ON "mailed_links" USING btree ("updated_at");
  CREATE INDEX "mailed_links_created_at_idx" ON "mailed_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_settings_key_idx" ON "site_settings" USING btree ("key");
  CREATE INDEX "site_settings_updated_at_idx" ON "site_settings" USING btree ("updated_at");
  CREATE INDEX "site_settings_created_at_idx" ON "site_settings" USING btree ("created_at");
  CREATE INDEX "provider_events_object_id_idx" ON "provider_events" USING btree ("object_id");
  CREATE INDEX "provider_events_updated_at_idx" ON "provider_events" USING btree ("updated_at");
  CREATE INDEX "provider_events_created_at_idx" ON "provider_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_eventId_idx" ON "provider_events" USING btree ("provider","event_id");
  CREATE UNIQUE INDEX "mail_outbox_key_idx" ON "mail_outbox" USING btree ("key");
  CREATE INDEX "mail_outbox_updated_at_idx" ON "mail_outbox" USING btree ("updated_at");
  CREATE INDEX "mail_outbox_created_at_idx" ON "mail_outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_comment_likes_id_idx" ON "payload_locked_documents_rels" USING btree ("comment_likes_id");
  CREATE INDEX "payload_locked_documents_rels_comment_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("comment_reports_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_merchandise_id_idx" ON "payload_locked_documents_rels" USING btree ("merchandise_id");
  CREATE INDEX "payload_locked_documents_rels_variants_id_idx" ON "payload_locked_documents_rels" USING btree ("variants_id");
  CREATE INDEX "payload_locked_documents_rels_carts_id_idx" ON "payload_locked_documents_rels" USING btree ("carts_id");
  CREATE INDEX "payload_locked_documents_rels_cart_items_id_idx" ON "payload_locked_documents_rels" USING btree ("cart_items_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_order_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("order_lines_id");
  CREATE INDEX "payload_locked_documents_rels_order_events_id_idx" ON "payload_locked_documents_rels" USING btree ("order_events_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_mailed_links_id_idx" ON "payload_locked_documents_rels" USING btree ("mailed_links_id");
  CREATE INDEX "payload_locked_documents_rels_site_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("site_settings_id");
  CREATE INDEX "payload_locked_documents_rels_provider_events_id_idx" ON "payload_locked_documents_rels" USING btree ("provider_events_id");
  CREATE INDEX "payload_locked_documents_rels_mail_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_outbox_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts_images" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v_version_images" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "comment_likes" CASCADE;
  DROP TABLE "comment_reports" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "merchandise_images" CASCADE;
  DROP TABLE "merchandise" CASCADE;
  DROP TABLE "variants" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "cart_items" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_lines" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "mailed_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "provider_events" CASCADE;
  DROP TABLE "mail_outbox" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_posts_type";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum_posts_category";
  DROP TYPE "public"."enum__posts_v_version_type";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_version_category";
  DROP TYPE "public"."enum_comments_status";
  DROP TYPE "public"."enum_media_kind";
  DROP TYPE "public"."enum_media_state";
  DROP TYPE "public"."enum_orders_payment";
  DROP TYPE "public"."enum_orders_fulfilment";
  DROP TYPE "public"."enum_orders_shipping_method";
  DROP TYPE "public"."enum_subscriptions_plan";
  DROP TYPE "public"."enum_subscriptions_status";
  DROP TYPE "public"."enum_mailed_links_purpose";
  DROP TYPE "public"."enum_provider_events_provider";`)
}

ALTER TABLE `public_page` ADD `allow_download` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `share` ADD `allow_download` integer DEFAULT false NOT NULL;
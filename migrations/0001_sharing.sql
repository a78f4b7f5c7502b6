CREATE TABLE `guest` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `guest_grant` (
	`guest_id` text NOT NULL,
	`share_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`guest_id`, `share_id`),
	FOREIGN KEY (`guest_id`) REFERENCES `guest`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`share_id`) REFERENCES `share`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_grant_share` ON `guest_grant` (`share_id`);--> statement-breakpoint
CREATE TABLE `public_page` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`is_on` integer NOT NULL,
	`shows_contact` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resume`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `public_page_slug_unique` ON `public_page` (`slug`);--> statement-breakpoint
CREATE TABLE `room_visit` (
	`session_id` text NOT NULL,
	`resume_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`session_id`, `resume_id`)
);
--> statement-breakpoint
CREATE INDEX `room_visit_user` ON `room_visit` (`user_id`);--> statement-breakpoint
CREATE INDEX `room_visit_resume` ON `room_visit` (`resume_id`);--> statement-breakpoint
CREATE INDEX `member_share` ON `member` (`share_id`);
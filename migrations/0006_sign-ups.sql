CREATE TABLE `__new_pending_signup` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`client` text,
	`name` text NOT NULL,
	`password_hash` text,
	`code_hash` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`attempts_left` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_pending_signup`("id", "email", "client", "name", "password_hash", "code_hash", "code_expires_at", "attempts_left", "created_at") SELECT "id", "email", NULL, "name", "password_hash", "code_hash", "code_expires_at", "attempts_left", "created_at" FROM `pending_signup`;--> statement-breakpoint
DROP TABLE `pending_signup`;--> statement-breakpoint
ALTER TABLE `__new_pending_signup` RENAME TO `pending_signup`;--> statement-breakpoint
CREATE INDEX `pending_signup_email` ON `pending_signup` (`email`,`created_at`);
CREATE TABLE `photo` (
	`resume_id` text NOT NULL,
	`id` text NOT NULL,
	`r2_key` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	PRIMARY KEY(`resume_id`, `id`),
	FOREIGN KEY (`resume_id`) REFERENCES `resume`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `photo_checked` ON `photo` (`checked_at`);
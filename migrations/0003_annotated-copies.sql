CREATE TABLE `annotated_copy` (
	`id` text PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`created_by` text NOT NULL,
	`r2_key` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resume`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `annotated_copy_resume` ON `annotated_copy` (`resume_id`,`created_at`);